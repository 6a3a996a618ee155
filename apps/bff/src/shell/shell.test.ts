import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, icon, type StartedBff, script, startBff } from "../testing/startBff.ts";

describe("the shell's files and the headers of every answer", () => {
  let bff: StartedBff;
  beforeAll(async () => {
    bff = await startBff();
  });
  afterAll(() => bff.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    bff.app.inject({ url, headers: { host: "localhost", accept: "text/html,*/*", ...headers } });

  it.each(["/", "/home", "/risk/stories/1", "/auth/login", "/nowhere"])(
    "answers the document for the page %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(response.headers["cache-control"]).toBe("no-cache");
    },
  );

  it("STO-01: answers a page's document where an address ends in a number that is not whole", async () => {
    const { statusCode, headers } = await get("/risk/stories/1.5");
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    for (const file of ["/risk/stories/1.5.json", "/risk/stories/v1.5", "/1.7z", "/.5"])
      expect((await get(file)).statusCode).toBe(404);
  });

  it("gives a page that has a document of its own that one, and nobody the document by its name", async () => {
    const { body } = await get("/risk?v=1");
    expect(body).toContain("<template>");
    expect((await get("/risk/stories/1")).body).toBe(body);
    for (const other of ["/", "/home", "/risky", "/pages"]) {
      const response = await get(other);
      expect([response.statusCode, response.body.includes("<template>")]).toEqual([200, false]);
    }
    expect((await get("/pages/risk.html")).statusCode).toBe(404);
    // Home has two addresses.
    for (const home of ["/", "/home"]) expect((await get(home)).body).toContain("<main>Home</main>");
    expect((await get("/homes")).body).not.toContain("<main>Home</main>");
  });

  it("G-07: gives what is printed a document of its own, and no other page that one", async () => {
    const { body, headers, statusCode } = await get("/print/risk-summary?v=2&client=larkhaven");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(body).toContain("On paper");
    for (const other of ["/printed", "/risk/print"])
      expect((await get(other)).body).not.toContain("On paper");
  });

  it.each([
    "/x.css",
    "/assets/gone.js",
    "/risk/data.json",
    "/bff/nothing",
    "/bff",
    "/%2e%2e/package.json",
    "/index.html.map",
    "/backup.properties",
    "/api%2flayers",
    "/%61pi/x",
    "//bff/session",
    "/API/layers",
    "/db.sqlite3-journal",
    "/.git/config",
    "/.env",
    "/%2egit/HEAD",
    "/.well-known/nothing/at-all",
  ])("A-15, A-32: answers 404 and no document for %s", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: "request/no-such-path" } });
  });

  it.each(["/icons/home.svg", "/icons/home"])(
    "G-16 answers an icon by its name, as a picture alone: %s",
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
      expect(body).toBe(icon);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cache-control": "no-cache",
        "content-security-policy": expect.stringMatching(/^default-src 'none';.*sandbox$/),
      });
      expect(headers.etag).toBeDefined();
    },
  );

  it.each(["/icons/no-such-icon", "/icons/..%2findex.html", "/icons/%2e%2e%2fscript.js", "/icons/script.js"])(
    "A-32, G-16: has no icon, and nothing else, at %s",
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );

  it.each(["br", "gzip"] as const)("packs its files in %s, the second time as the first", async (coding) => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (let time = 0; time < 2; time++) {
      const { headers, rawPayload } = await get("/script.js", { "accept-encoding": `${coding}, zstd` });
      expect(headers).toMatchObject({
        "content-encoding": coding,
        vary: "accept-encoding",
        "content-length": String(rawPayload.length),
      });
      expect(rawPayload.length).toBeLessThan(script.length / 10);
      expect(unpack[coding](rawPayload).toString()).toBe(script);
    }
    const page = await get("/home", { "accept-encoding": coding });
    expect(unpack[coding](page.rawPayload).toString()).toContain("<title>Stopbank</title>");
  });

  it("gives its files plain to those who take nothing else, and in part, and not again", async () => {
    const plain = await get("/script.js");
    expect(plain.body).toBe(script);
    expect(plain.headers.vary).toBe("accept-encoding");
    const part = await get("/script.js", { "accept-encoding": "br", range: "bytes=0-9" });
    expect([part.statusCode, part.body, part.headers["content-encoding"]]).toEqual([
      206,
      script.slice(0, 10),
      undefined,
    ]);
    const same = await get("/script.js", {
      "accept-encoding": "br",
      "if-none-match": String(plain.headers.etag),
    });
    expect([same.statusCode, same.body]).toEqual([304, ""]);
  });

  it("A-15: keeps nothing private under a file's name", async () => {
    for (const url of ["/api/user/x.css", "/api/user.json"]) {
      const response = await get(url, fromOurPage);
      expect([url, response.statusCode, response.headers["cache-control"]]).toEqual([url, 404, "no-store"]);
    }
  });

  it.each([
    ["a page", "/home"],
    ["a missing file", "/x.js"],
    ["a call that is refused", "/api/layer"],
    ["health", "/healthz"],
  ])("A-13: has every security header on %s", async (_what, url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers["content-security-policy"]).toContain(directive);
    expect(headers["content-type"]).toContain("charset=utf-8");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("A-33: sends pages for a host that is not ours to the public address and refuses its calls", async () => {
    const page = await get("/home", { host: "evil.example" });
    expect([page.statusCode, page.headers.location]).toEqual([302, "http://localhost:8080/"]);
    const call = await get("/api/layer", {
      ...fromOurPage,
      host: "evil.example",
      accept: "application/json",
    });
    expect(call.json()).toMatchObject({ error: { code: "host/unknown" } });
    const forwarded = await get("/home", { host: "evil.example", "x-forwarded-host": "localhost" });
    expect(forwarded.statusCode).toBe(302);
  });

  it("A-47: is asked whether it is ready at its own hosts alone, and passes on who asks", async () => {
    const ready = (host: string, more: Record<string, string> = {}) =>
      get("/readyz", { host, accept: "application/json", ...more });
    expect((await ready("evil.example")).json()).toMatchObject({ error: { code: "host/unknown" } });
    expect((await ready("127.0.0.1:8080")).json()).toEqual({ status: "ready" });
    const operator = { authorization: "Bearer an-operator", cookie: "stopbank=x" };
    expect((await ready("localhost", operator)).json()).toEqual({
      status: "ready",
      told: "Bearer an-operator",
    });
    expect((await get("/healthz", { host: "10.0.0.7:8080" })).json()).toMatchObject({ status: "ok" });
  });
});
