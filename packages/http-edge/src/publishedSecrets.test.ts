import { describe, expect, it } from "vitest";
import { refusePublishedSecrets } from "./publishedSecrets.ts";

const secret = "token-key-for-local-development-only";
const starts = (env: Record<string, string>) => () => refusePublishedSecrets(env);
const refusal = (named: string) =>
  expect.objectContaining({
    code: "config/published-secret",
    message: expect.stringMatching(new RegExp(`^The setting \\w+ holds .* and ${named} lets`)),
  });

describe("a server with a secret that is published with the source", () => {
  it.each<[string, Record<string, string>]>([
    ["on the loopback, as without settings", {}],
    ["at an address of this machine", { HOST: "127.0.0.1", PUBLIC_URL: "http://localhost:8080" }],
    ["at a client's own address", { HOST: "::1", PUBLIC_URL: "http://larkhaven.localhost:8080" }],
    [
      "in a container of which this machine alone is let in",
      { HOST: "0.0.0.0", STOPBANK_PUBLISHED_AT: "127.0.0.1" },
    ],
  ])("starts %s", (_where, env) => {
    expect(starts({ ...env, STOPBANK_TOKEN_KEY: secret })).not.toThrow();
  });

  it.each<[string, string, Record<string, string>]>([
    ["PUBLIC_URL", "a public address", { PUBLIC_URL: "https://risk.example.nz" }],
    ["PUBLIC_URL", "a machine of the network", { PUBLIC_URL: "http://192.168.1.7:8080" }],
    [
      "PUBLIC_URL",
      "a public name that begins like ours",
      { PUBLIC_URL: "http://localhost.example.nz", STOPBANK_PUBLISHED_AT: "127.0.0.1" },
    ],
    ["STOPBANK_HOSTS", "one more name", { STOPBANK_HOSTS: "localhost, risk.example.nz" }],
    ["STOPBANK_PUBLISHED_AT", "all of the machine", { STOPBANK_PUBLISHED_AT: "0.0.0.0" }],
    ["HOST", "every interface", { HOST: "0.0.0.0" }],
    ["HOST", "the network", { HOST: "192.168.1.7" }],
  ])("does not start where %s is %s", (named, _what, env) => {
    expect(starts({ ...env, STOPBANK_TOKEN_KEY: secret })).toThrow(refusal(named));
  });

  it("knows it within an address too, and never repeats it", () => {
    const env = { HOST: "0.0.0.0", DATABASE_URL: `postgresql://stopbank:${secret}@postgres/stopbank` };
    expect(starts(env)).toThrow(refusal("HOST"));
    expect(starts(env)).not.toThrow(secret);
  });
});

it("lets a server with secrets of its own listen where it likes", () => {
  expect(
    starts({ HOST: "0.0.0.0", PUBLIC_URL: "https://risk.example.nz", STOPBANK_TOKEN_KEY: "s3cret" }),
  ).not.toThrow();
});
