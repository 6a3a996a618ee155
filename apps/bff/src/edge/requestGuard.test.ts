import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { guardAgainstForgery, requireOwnOrigin } from "./requestGuard.ts";

const ours = { "x-requested-by": "stopbank", host: "larkhaven.localhost:8080" };
const guard = (headers: Record<string, string>, hasSession = true) =>
  guardAgainstForgery({ headers } as unknown as FastifyRequest, hasSession);
const crossSite = expect.objectContaining({ code: "request/cross-site", kind: "forbidden" });
const noHeader = expect.objectContaining({ code: "request/no-requested-by", kind: "forbidden" });

describe("A-08, A-09: a call", () => {
  it.each<Record<string, string>>([
    {},
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { origin: "http://larkhaven.localhost:8080" },
    { origin: "https://larkhaven.localhost:8080" },
    { origin: "http://larkhaven.localhost:8080", host: "LarkHaven.localhost:8080" },
  ])("of our own pages goes through with %j", (headers) => {
    expect(() => guard({ ...ours, ...headers })).not.toThrow();
  });

  it.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "" },
    { origin: "http://northport.localhost:8080" },
    { origin: "http://larkhaven.localhost:8081" },
    { origin: "null" },
  ])("of another site is refused with %j, whoever makes it", (headers) => {
    expect(() => guard({ ...ours, ...headers })).toThrow(crossSite);
    expect(() => guard({ ...ours, ...headers, authorization: "Bearer x" }, false)).toThrow(crossSite);
  });

  it("with an origin and no host is another site's", () => {
    const origin = "http://larkhaven.localhost:8080";
    expect(() => guard({ "x-requested-by": "stopbank", origin })).toThrow(crossSite);
  });

  it("needs the header, unless it is a program's with a token and no session", () => {
    expect(() => guard({ host: ours.host })).toThrow(noHeader);
    expect(() => guard({ host: ours.host }, false)).toThrow(noHeader);
    expect(() => guard({ ...ours, "x-requested-by": "elsewhere" })).toThrow(noHeader);
    for (const authorization of ["Bearer x", "bearer x"]) {
      expect(() => guard({ authorization }, false)).not.toThrow();
      expect(() => guard({ authorization }, true)).toThrow(noHeader);
    }
    expect(() => guard({ authorization: "Basic bTpw" }, false)).toThrow(noHeader);
    expect(() => guard({ authorization: "Not Bearer x" }, false)).toThrow(noHeader);
  });
});

describe("A-35: a WebSocket", () => {
  const host = "larkhaven.localhost:8080";
  const admit = (headers: Record<string, string>, publicUrl = "http://localhost:8080") =>
    requireOwnOrigin({ headers }, new URL(publicUrl));

  it.each<[Record<string, string>, string?]>([
    [{ host, origin: "http://larkhaven.localhost:8080" }],
    [{ host: "LarkHaven.localhost:8080", origin: "http://larkhaven.localhost:8080" }],
    [{ host, origin: "http://larkhaven.localhost:8080", "sec-fetch-site": "same-origin" }],
    [{ host: "risk.example", origin: "https://risk.example" }, "https://risk.example"],
  ])("of our own page is opened with %j", (headers, publicUrl) => {
    expect(() => admit(headers, publicUrl)).not.toThrow();
  });

  it.each<[Record<string, string>, string?]>([
    [{ host }],
    [{ origin: "http://larkhaven.localhost:8080" }],
    [{ origin: "http://undefined" }],
    [{ host, origin: "null" }],
    [{ host, origin: "http://northport.localhost:8080" }],
    [{ host, origin: "http://larkhaven.localhost:8081" }],
    [{ host, origin: "https://larkhaven.localhost:8080" }],
    [{ host, origin: "http://larkhaven.localhost:8080/" }],
    [{ host, origin: "http://larkhaven.localhost:8080", "sec-fetch-site": "none" }],
    [{ host: "risk.example", origin: "http://risk.example" }, "https://risk.example"],
  ])("of anybody else is refused with %j", (headers, publicUrl) => {
    expect(() => admit(headers, publicUrl)).toThrow(crossSite);
  });
});
