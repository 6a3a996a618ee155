import { describe, expect, it } from "vitest";
import { readApiConfig } from "./config.ts";

describe("the API's settings", () => {
  it("have a default each", () => {
    const config = readApiConfig({});
    expect(config).toMatchObject({ port: 8081, host: "127.0.0.1", publicClient: "openaccess", demo: false });
    expect(config.datasets.startsWith(config.home)).toBe(true);
    const address = "s3://bucket/prefix";
    expect(readApiConfig({ STOPBANK_DATASETS: address }).datasets).toBe(address);
  });

  it.each([
    ["PORT", "80a"],
    ["PORT", "70000"],
    ["STOPBANK_CACHE_MB", "1"],
    ["STOPBANK_LOG_LEVEL", "loud"],
    ["STOPBANK_DEMO", "yes"],
    ["STOPBANK_PUBLIC_CLIENT", "../other"],
    ["STOPBANK_TOKEN_KEY", "c2hvcnQ"],
    ["STOPBANK_OPERATOR_TOKEN", "too-short"],
  ])("refuse %s=%s, naming the setting", (name, value) => {
    expect(() => readApiConfig({ [name]: value })).toThrow(
      expect.objectContaining({ code: "config/bad-setting", message: expect.stringContaining(name) }),
    );
  });

  it.each(["STOPBANK_TOKEN_KEY", "STOPBANK_OPERATOR_TOKEN"])("never repeat a bad %s", (name) => {
    expect(() => readApiConfig({ [name]: "too-short-a-secret" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("too-short-a-secret") }),
    );
  });
});
