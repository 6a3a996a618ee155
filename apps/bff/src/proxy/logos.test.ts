import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe.each(transports)("MAP-34 logos as images, from an API %s", (transport) => {
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
});
