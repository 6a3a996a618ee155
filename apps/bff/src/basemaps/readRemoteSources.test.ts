import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readRemoteSources } from "./readRemoteSources.ts";

const folder = mkdtempSync(join(tmpdir(), "stopbank-sources-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: unknown, env: NodeJS.ProcessEnv = {}) => {
  const file = join(folder, "basemaps.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readRemoteSources({ STOPBANK_BASEMAPS: file, ...env });
};
const aerial = {
  kind: "xyz",
  title: "Aerial",
  attribution: "Somebody",
  url: "https://tiles.example/{z}/{x}/{y}.webp?api={key}",
  keyFrom: "AERIAL_KEY",
};

it("are none without the setting, and have their key from the setting that they name", () => {
  expect(readRemoteSources({})).toEqual([]);
  expect(read({ sources: { aerial } }, { AERIAL_KEY: "s3cret" })).toEqual([
    { id: "aerial", source: aerial, key: "s3cret" },
  ]);
});

it.each<[string, unknown, string]>([
  ["no JSON", "sources:", "cannot be read as JSON"],
  ["an unknown kind", { sources: { aerial: { ...aerial, kind: "wms" } } }, "sources.aerial"],
  ["an unknown property", { sources: { aerial: { ...aerial, maxzoom: 3 } } }, "sources.aerial"],
  ["a name that is no part of an address", { sources: { "a/b": aerial } }, "sources"],
  [
    "an address of another kind",
    { sources: { aerial: { ...aerial, url: "file:///etc/{z}/{x}/{y}" } } },
    "sources.aerial",
  ],
  [
    "no place for the tile",
    { sources: { aerial: { ...aerial, url: "https://tiles.example/{z}/{x}" } } },
    "without {z}, {x} and {y}",
  ],
  ["a WMTS without a layer", { sources: { aerial: { ...aerial, kind: "wmts" } } }, 'nor a "layer"'],
  ["nobody named", { sources: { aerial: { ...aerial, attribution: undefined } } }, "attribution"],
  ["a key that is nowhere", { sources: { aerial: { ...aerial, keyFrom: undefined } } }, "keyFrom"],
  [
    "a key that is not set",
    { sources: { aerial: { ...aerial, keyFrom: "OTHER_KEY" } } },
    "OTHER_KEY, which is not set",
  ],
])("refuses %s with a sentence", (_case, content, words) => {
  expect(() => read(content, { AERIAL_KEY: "s3cret" })).toThrow(
    expect.objectContaining({ code: "config/bad-setting", message: expect.stringContaining(words) }),
  );
});
