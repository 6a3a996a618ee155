import { once } from "node:events";
import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "@stopbank/errors";
import fc from "fast-check";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transports } from "../testing/startBff.ts";
import { apiInProcess } from "./inProcess.ts";
import { apiOverHttp } from "./overHttp.ts";
import { type ApiCall, type ApiTransport, bytesOf } from "./transport.ts";

/** What the upstream below saw of an answer that is read slowly or not at all. */
const seen = { chunks: 0, ended: "" };
const chunkBytes = 65_536;

async function upstream(): Promise<FastifyInstance> {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
  app.post("/echo", { bodyLimit: 1_000 }, async ({ body }, reply) =>
    reply.header("x-many", ["a", "b"]).type("application/octet-stream").send(body),
  );
  app.get("/head", async ({ headers, ip }, reply) => reply.code(201).send({ ip, headers }));
  app.get("/nothing", async (_request, reply) => reply.code(204).send());
  app.get("/same", async (_request, reply) => reply.code(304).header("etag", '"1"').send());
  app.get("/stream", async (_request, reply) => {
    async function* chunks() {
      try {
        for (seen.chunks = 0; seen.chunks < 1_000; seen.chunks++) yield Buffer.alloc(chunkBytes, seen.chunks);
      } finally {
        seen.ended = seen.chunks === 1_000 ? "read" : "left";
      }
    }
    return reply.type("application/octet-stream").send(Readable.from(chunks(), { objectMode: false }));
  });
  app.get("/brief", async (_request, reply) => reply.send(Readable.from(["a", "b"])));
  app.get("/broken", async (_request, reply) => {
    async function* chunks() {
      yield Buffer.alloc(10);
      await sleep(20);
      throw new Error("the disk is gone");
    }
    return reply.type("application/octet-stream").send(Readable.from(chunks()));
  });
  app.get("/never", () => new Promise(() => undefined));
  app.get("/dropped", async (_request, reply) => {
    reply.hijack();
    reply.raw.destroy();
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app;
}

describe.each(transports)("the API %s", (name) => {
  let app: FastifyInstance;
  let api: ApiTransport;
  beforeAll(async () => {
    app = await upstream();
    const { port } = app.server.address() as { port: number };
    api =
      name === "in process"
        ? apiInProcess(app.routing as RequestListener)
        : apiOverHttp([new URL(`http://127.0.0.1:${port}`)]);
  });
  afterAll(async () => {
    app.server.closeAllConnections();
    await api.close();
    await app.close();
  });

  const send = (call: Partial<ApiCall>) =>
    api.send({ method: "GET", target: "/head", headers: {}, timeoutMs: 10_000, ...call });

  it("carries any bytes there and back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 1_000 }), async (bytes) => {
        const body = Buffer.from(bytes);
        const headers = { "content-type": "application/octet-stream" };
        const answer = await send({ method: "POST", target: "/echo", headers, body });
        expect(answer.status).toBe(200);
        expect(answer.headers["x-many"]).toEqual(["a", "b"]);
        expect(answer.headers["content-length"]).toBe(String(body.length));
        expect(await bytesOf(answer)).toEqual(body);
      }),
      { numRuns: 30 },
    );
  });

  it("holds a body to the call's limit", async () => {
    const headers = { "content-type": "application/octet-stream" };
    const answer = await send({ method: "POST", target: "/echo", headers, body: Buffer.alloc(1_001) });
    expect(answer.status).toBe(413);
    expect((await bytesOf(answer)).toString()).toContain("FST_ERR_CTP_BODY_TOO_LARGE");
  });

  it("tells the API the headers it is given, and that this machine calls", async () => {
    const answer = await send({ headers: { authorization: "Bearer a", accept: "*/*" } });
    expect(answer.status).toBe(201);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    const told = JSON.parse((await bytesOf(answer)).toString()) as { ip: string; headers: object };
    expect(told.ip).toBe("127.0.0.1");
    expect(told.headers).toMatchObject({ authorization: "Bearer a", accept: "*/*" });
    expect(told.headers).not.toHaveProperty("cookie");
  });

  it.each([
    ["HEAD", "/head", 201],
    ["HEAD", "/brief", 200],
    ["GET", "/nothing", 204],
    ["GET", "/same", 304],
  ])("answers %s %s without a body", async (method, target, status) => {
    const answer = await send({ method, target });
    expect(answer.status).toBe(status);
    expect(await bytesOf(answer)).toHaveLength(0);
  });

  it("streams, and holds the writer back while nobody reads", async () => {
    const answer = await send({ target: "/stream" });
    await sleep(200);
    expect(seen.chunks).toBeLessThan(200);
    const bytes = await bytesOf(answer);
    expect(bytes).toHaveLength(1_000 * chunkBytes);
    expect([bytes[0], bytes.at(-1)]).toEqual([0, 999 % 256]);
    expect(seen.ended).toBe("read");
  });

  it("stops the writer when the reader goes, before the answer and in the middle of it", async () => {
    const gone = new AbortController();
    const answer = await send({ target: "/stream", signal: gone.signal });
    const body = answer.body as Readable;
    await once(body, "readable");
    gone.abort();
    await expect(bytesOf(answer)).rejects.toThrow();
    await expect.poll(() => seen.ended).toBe("left");

    const early = new AbortController();
    const waiting = send({ target: "/never", signal: early.signal });
    setTimeout(() => early.abort(), 20);
    await expect(waiting).rejects.toMatchObject({ code: "api/unreachable" });
    await expect(send({ signal: AbortSignal.abort() })).rejects.toThrow(DomainError);
  });

  it("does not take half an answer for a whole one", async () => {
    const answer = await send({ target: "/broken" });
    await expect(bytesOf(answer)).rejects.toThrow();
  });

  it.each(["/never", "/dropped"])("says that there is no answer: %s", async (target) => {
    await expect(send({ target, timeoutMs: 1_000 })).rejects.toMatchObject({
      kind: "unavailable",
      code: "api/unreachable",
    });
  });
});

it("asks several processes of the API in turn", async () => {
  const asked = [0, 0];
  const apps = await Promise.all(
    asked.map(async (_, index) => {
      const app = Fastify();
      app.get("/", async () => {
        asked[index]! += 1;
        return {};
      });
      const url = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
      return { app, url };
    }),
  );
  const api = apiOverHttp(apps.map(({ url }) => url));
  for (let i = 0; i < 10; i++)
    await bytesOf(await api.send({ method: "GET", target: "/", headers: {}, timeoutMs: 5_000 }));
  expect(asked).toEqual([5, 5]);
  await api.close();
  for (const { app } of apps) await app.close();
});
