import { expect, it } from "vitest";
import { readBffConfig } from "../config.ts";

const read = (text: string) => readBffConfig({ STOPBANK_EMBED_ORIGINS: text }).embedOrigins;

it("STO: nobody embeds stories until sites are named; each is named once, as browsers write it", () => {
  expect(read("")).toEqual([]);
  expect(read("https://www.example.govt.nz, https://WWW.example.govt.nz/ ,http://127.0.0.1:8090")).toEqual([
    "https://www.example.govt.nz",
    "http://127.0.0.1:8090",
  ]);
});

it.each([
  ["www.example.govt.nz", "no origin"],
  ["https://www.example.govt.nz/flood", "no origin"],
  ["https://www.example.govt.nz?x", "no origin"],
  ["https://someone@example.govt.nz", "no origin"],
  ["https://*.example.govt.nz", "no origin"],
  ["*", "no origin"],
  ["'self'", "no origin"],
  ["https://a.nz;script-src *", "no origin"],
  ["data:text/html,x", "no origin"],
  ["http://www.example.govt.nz", "reached by https"],
  [Array.from({ length: 51 }, (_none, at) => `https://site${at}.nz`).join(","), "names 51 sites"],
])("STO: a start with %s ends with a sentence that names the setting", (text, why) => {
  expect(() => read(text)).toThrow(
    expect.objectContaining({
      code: "config/bad-setting",
      message: expect.stringMatching(new RegExp(`^The setting STOPBANK_EMBED_ORIGINS .*${why}`)),
    }),
  );
});
