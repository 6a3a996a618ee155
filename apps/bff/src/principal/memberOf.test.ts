import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unreachable } from "../api/transport.ts";
import { fromOurPage, type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";
import { createMemberOf } from "./memberOf.ts";
import { bearerOf } from "./principal.ts";

describe.each(transports)("whose room a large body takes, %s", (transport) => {
  let bff: StartedBff;
  let cookie: string;
  beforeAll(async () => {
    bff = await startBff({ transport });
    ({ cookie } = await signIn(bff));
  });
  afterAll(() => bff.close());
  beforeEach(() => {
    bff.api.captured.length = 0;
  });

  const send = (who: Record<string, string>, characters = 300_000) =>
    bff.app.inject({
      method: "POST",
      url: "/api/asset/exposure/stats/buildings/flood/body",
      headers: { ...fromOurPage, "content-type": "application/json", ...who },
      payload: JSON.stringify({ more: "x".repeat(characters) }),
    });
  /** What the API was asked, in order. */
  const asked = () => bff.api.captured.map(({ url }) => url);
  const call = "/asset/exposure/stats/buildings/flood/body";

  it("listens to its connection no more often than Node takes for sound", async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => warnings.push(name);
    process.on("warning", note);
    expect((await send({ cookie })).statusCode).toBe(200);
    // A warning is told of a turn later.
    await new Promise((done) => setImmediate(done));
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  it("of a program is its person's, for whom the API knows the token", async () => {
    expect((await send({ authorization: "Bearer access-0" })).statusCode).toBe(200);
    expect(asked()).toEqual(["/user", call]);
  });

  it("of a program with an API token is that token's, for which nobody is asked", async () => {
    const token = await bff.makeToken("larkhaven");
    expect((await send({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect(asked()).toEqual([call]);
  });

  it("of one whose token is not good is a visitor's, and the call says so", async () => {
    expect((await send({ authorization: "Bearer made-up" })).statusCode).toBe(401);
    expect(asked()).toEqual(["/user", call]);
  });

  it("is nothing to ask about a session, a visitor, and what is small", async () => {
    await send({ cookie });
    await send({});
    await send({ authorization: "Basic bTpw" });
    await send({ authorization: "Bearer access-0" }, 10);
    expect(asked()).toEqual([call, call, call, call]);
  });
});

it("whose room it takes is not guessed while the API cannot say", async () => {
  const noStore = () => Promise.reject(new Error("No API token is asked about here."));
  const memberOf = createMemberOf(() => ({ send: async () => Promise.reject(unreachable("away")) }), {
    withClient: noStore,
    withToken: noStore,
  });
  const request = { principal: async () => bearerOf("Bearer access-0") };
  await expect(memberOf(request)).rejects.toMatchObject({ code: "api/unreachable" });
});
