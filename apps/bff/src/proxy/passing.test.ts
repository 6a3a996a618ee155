import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

/** One call of each kind that goes its own way to an API in other processes. */
const calls = [
  ["a call", "/layer"],
  ["a tile", "/tiles/larkhaven/0123456789abcdef/vector/buildings/14/1/2.mvt"],
] as const;

describe.each(transports)("what is passed on to the API %s", (transport) => {
  let bff: StartedBff;
  let cookie: string;
  let origin: string;
  beforeAll(async () => {
    bff = await startBff({ transport });
    ({ cookie } = await signIn(bff));
    origin = (await bff.app.listen({ host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
  });
  afterAll(() => bff.close());
  afterEach(() => {
    bff.api.state.special = undefined;
    bff.api.state.isAway = false;
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api${path}`, { ...init, headers: { ...fromOurPage, cookie } });
  const timesAsked = (path: string) => bff.api.captured.filter(({ url }) => url === path).length;
  const codeOf = async (answer: Response) =>
    ((await answer.json()) as { error: { code: string } }).error.code;

  describe.each(calls)("%s", (_kind, path) => {
    it("A-18, A-20: is asked again with a newer token, once, where the one at hand has expired", async () => {
      bff.api.state.generation++;
      const before = timesAsked(path);
      const answer = await ask(`${path}?q=a%2Cb`);
      expect([answer.status, await answer.json()]).toMatchObject([200, { echo: `${path}?q=a%2Cb` }]);
      expect(timesAsked(`${path}?q=a%2Cb`)).toBeGreaterThan(0);
      expect(timesAsked(path)).toBe(before);
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(answer.headers.get("x-secret")).toBeNull();
    });

    it("is asked once where the API is too busy, and says so", async () => {
      bff.api.state.special = async (_request, reply) =>
        reply
          .code(503)
          .header("retry-after", "5")
          .send({ error: { code: "x/busy", message: "", requestId: "" } });
      const before = timesAsked(path);
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await codeOf(answer)).toBe("x/busy");
      expect(timesAsked(path) - before).toBe(1);
    });

    it("ends at the API when the caller leaves before the answer", async () => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      bff.api.state.special = (_request, reply) => {
        reply.raw.once("close", end);
        arrive();
        return new Promise(() => undefined);
      };
      const leaving = new AbortController();
      const answer = expect(ask(path, { signal: leaving.signal })).rejects.toThrow();
      await arrived;
      leaving.abort();
      await answer;
      await ended;
    });

    it("ends at the API when the caller leaves in the middle of the answer", async () => {
      const { promise: ended, resolve: end } = Promise.withResolvers<string>();
      bff.api.state.special = async (_request, reply) => {
        async function* pieces() {
          let sent = 0;
          try {
            for (; sent < 5_000; sent++) yield Buffer.alloc(65_536);
          } finally {
            end(sent === 5_000 ? "read" : "left");
          }
        }
        return reply.type("image/png").send(Readable.from(pieces(), { objectMode: false }));
      };
      const leaving = new AbortController();
      const answer = await ask(path, { signal: leaving.signal });
      await answer.body?.getReader().read();
      leaving.abort();
      expect(await ended).toBe("left");
    });

    it("is not taken for whole where it breaks off", async () => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      bff.api.state.special = async (_request, reply) => {
        async function* pieces() {
          yield Buffer.alloc(10_000);
          // Its beginning goes out first: before that it would be a failure like any other.
          await arrived;
          throw new Error("the disk is gone");
        }
        return reply.type("image/png").send(Readable.from(pieces(), { objectMode: false }));
      };
      const answer = await ask(path);
      arrive();
      await expect(answer.arrayBuffer()).rejects.toThrow();
    });

    // Where it is in this process it is never away.
    if (transport === "over HTTP")
      it("is answered in words where the API is away", async () => {
        bff.api.state.isAway = true;
        const answer = await ask(path);
        expect([answer.status, await codeOf(answer)]).toEqual([503, "api/unreachable"]);
      });

    it.each([204, 304])("has no body where the API answers %i, nor to HEAD", async (status) => {
      bff.api.state.special = async (_request, reply) => reply.code(status).header("etag", '"1"').send();
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([status, '"1"', ""]);
      bff.api.state.special = undefined;
      const head = await ask(path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    });

    it("tells an ended session, and asks nothing", async () => {
      const before = bff.api.captured.length;
      const answer = await fetch(`${origin}/api${path}`, {
        headers: { ...fromOurPage, cookie: `${cookie.split("=", 1)[0]}=${"A".repeat(43)}` },
      });
      expect([answer.status, await codeOf(answer)]).toEqual([401, "session/expired"]);
      expect(bff.api.captured.length).toBe(before);
    });
  });

  it.each([
    ["GET", "/tiles/larkhaven"],
    ["GET", "/tiles/larkhaven/0123456789abcdef/vector/buildings/14/1"],
    ["POST", "/tiles/larkhaven/0123456789abcdef/vector/buildings/14/1/2.mvt"],
    ["OPTIONS", "/tiles/larkhaven/0123456789abcdef/vector/buildings/14/1/2.mvt"],
    ["GET", "/layer/details/a\\b"],
  ])("is nothing beside the contract's calls: %s %s", async (method, url) => {
    const before = bff.api.captured.length;
    const headers = { ...fromOurPage, cookie };
    const answer = await bff.app.inject({ method: method as "GET", url: `/api${url}`, headers });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(bff.api.captured.length).toBe(before);
  });
});
