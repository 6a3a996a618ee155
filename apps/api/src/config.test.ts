import { readFileSync } from "node:fs";
import { routes } from "@stopbank/contract/routes";
import { describe, expect, it } from "vitest";
import { readApiConfig } from "./config.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** What the start is refused with. */
function sentenceFor(env: NodeJS.ProcessEnv): string {
  try {
    readApiConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The start is not refused.");
}

describe("the API's settings", () => {
  it("have a default each", () => {
    const config = readApiConfig({});
    expect(config).toMatchObject({ port: 8081, host: "127.0.0.1", publicClient: "openaccess", demo: false });
    expect(config.datasets.startsWith(config.home)).toBe(true);
    const address = "s3://bucket/prefix";
    expect(readApiConfig({ STOPBANK_DATASETS: address }).datasets).toBe(address);
  });

  it("AMB-09 have a geocoder where one is named, over https unless it is in the own network", () => {
    expect(readApiConfig({}).geocoder).toBeUndefined();
    const url = "http://photon.bay.local:2322/api";
    const own = readApiConfig({ STOPBANK_GEOCODER: url, STOPBANK_GEOCODER_IN_OWN_NETWORK: "1" }).geocoder;
    expect(own).toEqual({ url: new URL(url), inOwnNetwork: true, credit: "© OpenStreetMap contributors" });
    const named = { STOPBANK_GEOCODER: "https://photon.example/api", STOPBANK_GEOCODER_CREDIT: "© Bay" };
    expect(readApiConfig(named).geocoder).toMatchObject({ inOwnNetwork: false, credit: "© Bay" });
  });

  it.each([
    ["PORT", "80a"],
    ["PORT", "70000"],
    ["STOPBANK_CACHE_MB", "1"],
    ["STOPBANK_LOG_LEVEL", "loud"],
    ["STOPBANK_DEMO", "yes"],
    ["STOPBANK_FEEDBACK_MAIL", "desk@a.example, other@a.example"],
    ["STOPBANK_PUBLIC_CLIENT", "../other"],
    ["STOPBANK_TOKEN_KEY", "c2hvcnQ"],
    ["STOPBANK_TOKEN_KEY", `${"n".repeat(43)},c2hvcnQ`],
    ["STOPBANK_TOKEN_KEY", `${"n".repeat(43)},`],
    ["STOPBANK_OPERATOR_TOKEN", "too-short"],
    ["STOPBANK_GEOCODER", "photon"],
    ["STOPBANK_GEOCODER", "http://photon.example/api"],
  ])("refuse %s=%s, naming the setting", (name, value) => {
    expect(() => readApiConfig({ [name]: value })).toThrow(
      expect.objectContaining({ code: "config/bad-setting", message: expect.stringContaining(name) }),
    );
  });

  it.each([
    ["STOPBANK_CACHE_MB", "STOPBANK_CACHE_MB"],
    ["STOPBANK_VISITOR_POSITIONS", "STOPBANK_VISITOR_POSITIONS"],
    ["STOPBANK_MEMBER_POSITIONS", "STOPBANK_MEMBER_POSITIONS"],
    ["STOPBANK_VISITOR_AREA_MB", "STOPBANK_VISITOR_AREAS"],
    ["STOPBANK_CLIENT_AREA_MB", "STOPBANK_CLIENT_AREA_MB"],
  ])("say in the README what %s has at least, and take that", (name, row) => {
    const least = /from (\d+) to/.exec(sentenceFor({ [name]: "0" }))?.[1] ?? "";
    const described = readme.split("\n").find((line) => line.startsWith(`| \`${row}\``));
    expect(described).toMatch(new RegExp(`\\b${Number(least).toLocaleString("en")}( MB)? at least`));
    expect(() => readApiConfig({ [name]: least })).not.toThrow();
  });

  it("say why the largest area has to fit", () => {
    expect(sentenceFor({ STOPBANK_CLIENT_AREA_MB: "16" })).toMatch(
      /from 32 .*a quarter holds the largest area/,
    );
    expect(routes.storeArea.bodyLimitBytes).toBe(8 * 1_048_576);
  });

  it.each([
    ["STOPBANK_GEOCODER", "https://desk:s3cret@photon.example/api"],
    ["STOPBANK_GEOCODER", "https://s3cret@photon.example/api"],
    ["STOPBANK_GEOCODER", "https://:s3cret@photon.example/api"],
    ["PUBLIC_URL", "https://desk:s3cret@risk.example"],
  ])("AMB-09 refuse a login in %s, and do not repeat it (%s)", (name, value) => {
    const sentence = sentenceFor({ [name]: value });
    expect(sentence).toContain(`${name} must be an address without a user name and a password`);
    expect(sentence).not.toMatch(/s3cret|desk/);
  });

  it("take the login of a mail server, which asks for one", () => {
    const { smtpUrl } = readApiConfig({ STOPBANK_SMTP_URL: "smtps://desk:s3cret@mail.example" });
    expect(smtpUrl?.password).toBe("s3cret");
  });

  it.each(["STOPBANK_TOKEN_KEY", "STOPBANK_OPERATOR_TOKEN"])("never repeat a bad %s", (name) => {
    expect(() => readApiConfig({ [name]: "too-short-a-secret" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("too-short-a-secret") }),
    );
  });
});
