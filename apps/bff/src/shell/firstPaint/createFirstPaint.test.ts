import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../../testing/startBff.ts";

/** Draws what it is asked for, instead of the shell: what the shell draws, a browser looks at (e2e). */
const paint = `
let drawn = 0;
export const paint = async ({ path, session, call }) => {
  drawn += 1;
  if (path === "/home/leads") return undefined;
  if (session.signedIn) return { theme: "", title: "", head: "", page: \`<h1>Kia ora, \${session.email}</h1>\`, answers: "{}" };
  if (path === "/home/breaks") throw new Error("It breaks.");
  const config = await call({ method: "GET", path: "/client/config" }, {});
  return {
    theme: "--sb-primary:#123456",
    title: "A &lt; b",
    head: "<link rel=preload>",
    page: \`<h1>\${path} \${session.client_name} \${drawn} $& %page%</h1>\`,
    answers: JSON.stringify({ asked: config !== undefined }),
  };
};`;

const drawnDocument = (page: string) =>
  `<html style="%theme%"><head><title>%title%</title>%head%</head><body class="${page}"><div id="root">%page%</div><script>%answers%</script></body></html>`;

/** A built shell that draws. */
function addDrawing(shellFolder: string): void {
  mkdirSync(join(shellFolder, "firstPaint"));
  writeFileSync(join(shellFolder, "firstPaint", "paint.mjs"), paint);
  mkdirSync(join(shellFolder, "drawn"));
  for (const page of ["home", "guide"])
    writeFileSync(join(shellFolder, "drawn", `${page}.html`), drawnDocument(page));
}

describe("issue 13.7: Home and the guide come drawn", () => {
  let bff: StartedBff;
  beforeAll(async () => {
    bff = await startBff({ prepareShell: addDrawing });
  });
  beforeEach(() => {
    bff.api.state.isAway = false;
  });
  afterAll(() => bff.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    bff.app.inject({ url, headers: { host: "localhost", accept: "text/html,*/*", ...headers } });
  const isDrawn = async (url: string, headers: Record<string, string> = {}) =>
    (await get(url, headers)).body.includes('<div id="root"><h1>');

  it("as the client that visitors see has them, each part in its place and as it was drawn", async () => {
    const { statusCode, headers, body } = await get("/guide/hazards/floods");
    expect([statusCode, headers["content-type"], headers["cache-control"], headers.vary]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-cache",
      "accept-encoding, cookie",
    ]);
    expect(body).toBe(
      '<html style="--sb-primary:#123456"><head><title>A &lt; b</title><link rel=preload></head><body class="guide"><div id="root">' +
        '<h1>/guide/hazards/floods openaccess 1 $& %page%</h1></div><script>{"asked":true}</script></body></html>',
    );
    // Kept for the next.
    expect((await get("/guide/hazards/floods")).body).toBe(body);
  });

  it("packed where the browser takes that", async () => {
    const { headers, rawPayload } = await get("/guide/hazards/floods", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(String(brotliDecompressSync(rawPayload))).toContain("<h1>/guide/hazards/floods");
  });

  it.each(["/", "/home", "/home/process", "/guide/overview", "/guide/a/b/c"])("at %s", async (url) => {
    expect(await isDrawn(url)).toBe(true);
  });

  it.each([
    "/risk",
    "/homes",
    "/home?return_url=%2Frisk",
    "/home/Process",
    "/home/a/b",
    "/home/management",
    "/guide",
    "/guide/a/b/c/d/e",
    "/guide/%2f",
    "/guide/<script>",
    `/guide/${"a".repeat(81)}`,
    "/print/risk-summary",
    // Which only leads on, and which cannot be drawn.
    "/home/leads",
    "/home/breaks",
  ])("and not at %s", async (url) => {
    const { statusCode } = await get(url);
    expect([statusCode, await isDrawn(url)]).toEqual([200, false]);
  });

  it("to nobody whom another site leads here: the cookie of their session would not come along", async () => {
    for (const [from, drawn] of [
      ["cross-site", false],
      ["same-origin", true],
      ["none", true],
    ] as const)
      expect([from, await isDrawn("/home", { "sec-fetch-site": from })]).toEqual([from, drawn]);
  });

  it("A-15: to a person as theirs, which nobody else is given", async () => {
    const { cookie } = await signIn(bff);
    const { body, headers } = await get("/home", { cookie });
    expect(body).toContain("<h1>Kia ora, member@stopbank.example</h1>");
    expect(headers["cache-control"]).toBe("no-store");
    expect((await get("/home")).body).toContain("<h1>/home openaccess");
  });

  it("to no program, and to nobody whose session has ended: that is the shell's to say", async () => {
    expect(await isDrawn("/home", { authorization: "Bearer x" })).toBe(false);
    const { cookie } = await signIn(bff);
    await bff.app.inject({ method: "DELETE", url: "/bff/session", headers: { ...fromOurPage, cookie } });
    expect(await isDrawn("/home", { cookie })).toBe(false);
  });

  it("and where the API does not answer, as the shell's own document", async () => {
    bff.api.state.isAway = true;
    expect(await isDrawn("/guide/not-drawn-yet")).toBe(false);
    bff.api.state.isAway = false;
    expect(await isDrawn("/guide/not-drawn-yet")).toBe(true);
  });

  it("and nobody has the files it is made of", async () => {
    for (const file of ["/firstPaint/paint.mjs", "/drawn/home.html"])
      expect((await get(file)).statusCode).toBe(404);
  });
});

describe("issue 13.7: how much is drawn", () => {
  let bff: StartedBff;
  beforeEach(async () => {
    bff = await startBff({ prepareShell: addDrawing });
  });
  afterEach(() => bff.close());

  const isDrawn = async (url: string, remoteAddress: string) => {
    const headers = { host: "localhost", accept: "text/html" };
    return (await bff.app.inject({ url, headers, remoteAddress })).body.includes('<div id="root"><h1>');
  };

  it("is sixty new pages a minute for one site of the internet, and what was drawn for anybody", async () => {
    for (let at = 0; at < 60; at++)
      expect([at, await isDrawn(`/guide/page-${at}`, `2001:db8:1:${at}::1`)]).toEqual([at, true]);
    expect(await isDrawn("/guide/one-more", "2001:db8:1:ffff::1")).toBe(false);
    expect(await isDrawn("/guide/page-59", "2001:db8:1:ffff::1")).toBe(true);
    expect(await isDrawn("/guide/one-more", "2001:db8:2::1")).toBe(true);
  });

  it("is three hundred a minute for all visitors together", async () => {
    for (let at = 0; at < 300; at++)
      expect([at, await isDrawn(`/guide/page-${at}`, `192.0.2.${at % 250}`)]).toEqual([at, true]);
    expect(await isDrawn("/guide/one-more", "198.51.100.1")).toBe(false);
  });
});
