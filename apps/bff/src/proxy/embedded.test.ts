import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe.each(transports)("MAP-34, G-04 logos and media as pages show them, from an API %s", (transport) => {
  let bff: StartedBff;
  let cookie: string;
  beforeAll(async () => {
    bff = await startBff({ transport });
    ({ cookie } = await signIn(bff));
    bff.api.state.special = async (_request, reply) =>
      reply.header("cache-control", "private, no-cache").type("image/svg+xml").send(logo);
  });
  afterAll(() => bff.close());

  it("are asked for as who has the page open, without a header that images cannot send", async () => {
    const headers = { host: "localhost", cookie };
    const { statusCode, body, headers: answered } = await bff.app.inject({ url: "/logos/full.svg", headers });
    expect([statusCode, body]).toEqual([200, logo]);
    expect(answered).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*sandbox$/),
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-cache",
    });
    const asked = bff.api.captured.findLast(({ url }) => url === "/logos/full.svg");
    expect(asked?.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer /) });
    expect(asked?.headers.cookie).toBeUndefined();
  });

  it("G-04: media too, whole and by parts, and a drawing is no part of our origin", async () => {
    const name = `${"0".repeat(32)}-4x4`;
    bff.api.state.special = async ({ headers: { range }, url }, reply) =>
      url.includes(".svg")
        ? reply.type("image/svg+xml").send(logo)
        : reply
            .code(range === undefined ? 200 : 206)
            .header("cache-control", "private, max-age=31536000, immutable")
            .header("accept-ranges", "bytes")
            .header("content-range", range === undefined ? "" : "bytes 1-2/4")
            .type("video/webm")
            .send(range === undefined ? "film" : "il");
    const headers = { host: "localhost", cookie };
    const ask = (path: string, more: Record<string, string> = {}) =>
      bff.app.inject({ url: `/media/larkhaven/${path}`, headers: { ...headers, ...more } });
    const whole = await ask(`${name}.webm?w=640`);
    expect([whole.statusCode, whole.body, whole.headers["cache-control"]]).toEqual([
      200,
      "film",
      "private, max-age=31536000, immutable",
    ]);
    expect(bff.api.captured.at(-1)?.url).toBe(`/media/larkhaven/${name}.webm?w=640`);
    const part = await ask(`${name}.webm`, { range: "bytes=1-2" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([206, "il", "bytes 1-2/4"]);
    expect(part.headers["content-security-policy"]).toContain("media-src 'self'");
    const drawing = await ask(`${name}.svg`);
    expect(drawing.headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*sandbox$/),
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
  });
});
