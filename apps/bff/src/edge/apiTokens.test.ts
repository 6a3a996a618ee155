import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

describe.each(transports)("an API token, %s", (transport) => {
  let bff: StartedBff;
  let cookie: string;
  let authorization: string;
  beforeAll(async () => {
    bff = await startBff({ transport });
    ({ cookie } = await signIn(bff));
    authorization = `Bearer ${await bff.makeToken("larkhaven")}`;
  });
  afterAll(() => bff.close());
  beforeEach(() => {
    bff.api.captured.length = 0;
    bff.api.state.special = undefined;
  });

  const ask = (url: string, headers: Record<string, string> = {}, method: "GET" | "POST" = "GET") =>
    bff.app.inject({ url, method, headers: { host: "localhost", authorization, ...headers } });
  const codeOf = async (
    url: string,
    headers: Record<string, string> = {},
    method: "GET" | "POST" = "GET",
  ) => {
    const answer = await ask(url, headers, method);
    return [answer.statusCode, answer.json().error?.code];
  };

  it("is passed on as it came, and needs to name no client", async () => {
    expect((await ask("/api/layer")).statusCode).toBe(200);
    const [asked] = bff.api.captured;
    expect(asked?.headers.authorization).toBe(authorization);
    expect(asked?.headers).not.toHaveProperty("ui-client-name");
    expect(asked?.headers).not.toHaveProperty("cookie");
  });

  it("is told how many requests it has left", async () => {
    bff.api.state.special = async (_request, reply) =>
      reply.headers({ ratelimit: '"minute";r=5;t=9', "ratelimit-policy": '"minute";q=6;w=60' }).send({});
    const { headers } = await ask("/api/logos/full.svg");
    expect(headers).toMatchObject({ ratelimit: '"minute";r=5;t=9', "ratelimit-policy": '"minute";q=6;w=60' });
  });

  it("A-08, A-09: that a page of another site sends is refused, and so is one beside a session without our header", async () => {
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ] as Record<string, string>[])
      expect(await codeOf("/api/layer", headers)).toEqual([403, "request/cross-site"]);
    expect(await codeOf("/api/layer", { cookie })).toEqual([403, "request/no-requested-by"]);
    expect(bff.api.captured).toEqual([]);
  });

  it("A-08: beside a session is not looked at: the page acts as who has logged in", async () => {
    expect((await ask("/api/layer", { ...fromOurPage, cookie })).statusCode).toBe(200);
    expect(bff.api.captured[0]?.headers.authorization).toMatch(/^Bearer access-/);
  });

  it.each([
    ["GET", "/bff/session"],
    ["POST", "/bff/session"],
    ["GET", "/bff/basemaps"],
  ] as const)("A-43: opens nothing below /bff: %s %s", async (method, url) => {
    expect(await codeOf(url, { "x-requested-by": "stopbank" }, method)).toEqual([403, "auth/scope-missing"]);
    expect(bff.api.captured).toEqual([]);
  });

  it("B-15, A-43: has jobs where the API says in whose name it exports, and none of a kind without a scope", async () => {
    expect(await codeOf("/bff/jobs", {})).toEqual([200, undefined]);
    const start = await bff.app.inject({
      method: "POST",
      url: "/bff/jobs",
      headers: { host: "localhost", authorization },
      payload: { kind: "admin.verify-dataset", params: {} },
    });
    expect([start.statusCode, start.json()]).toMatchObject([403, { error: { code: "auth/scope-missing" } }]);
    bff.api.state.tokenClients.clear();
    bff.api.state.special = async (_request, reply) =>
      reply.code(403).send({ error: { code: "auth/scope-missing", message: "It lacks exports:read." } });
    expect(await codeOf("/bff/jobs", {})).toEqual([403, "auth/scope-missing"]);
  });

  it("in an address is no token", async () => {
    const url = `/api/layer?access_token=${authorization.slice(7)}`;
    const answer = await bff.app.inject({ url, headers: { host: "localhost" } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, "request/no-requested-by"]);
  });
});
