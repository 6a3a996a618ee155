import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { sendError } from "@stopbank/http-edge/errors";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BodyRoomLimits, keepBodyRoom, usualBodyRoomLimits } from "./bodyRoom.ts";

let app: FastifyInstance;
let port: number;
/** Requests whose headers have come. */
let uploadCount: number;
beforeEach(() =>
  start({ smallBytes: 10, mostBytesMember: 2_000, mostBytesSite: 1_100, mostBytes: 8_800 }, 1_000),
);
afterEach(() => app.close());

async function start(limits: BodyRoomLimits, bodyLimit: number): Promise<void> {
  uploadCount = 0;
  // What a test that fails leaves waiting would hold the app open.
  app = Fastify({ trustProxy: ["127.0.0.1"], bodyLimit, forceCloseConnections: true });
  app.setErrorHandler(sendError);
  keepBodyRoom(app, async ({ headers }) => headers["x-member"] as string | undefined, limits);
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
  app.server.on("request", () => {
    uploadCount++;
  });
  app.post("/", async () => ({ ok: true }));
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

/** A request of so many bytes, or of chunks, of whose body the server is sent so much for now. */
function begin(from: string, bytes: number | undefined, now: number, member?: string): ClientRequest {
  const who = member === undefined ? {} : { "x-member": member };
  const headers = { "x-forwarded-for": from, "content-type": "x/y", ...who };
  const length = bytes === undefined ? { "transfer-encoding": "chunked" } : { "content-length": bytes };
  const upload = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    headers: { ...headers, ...length },
  });
  upload.flushHeaders();
  if (now > 0) upload.write(Buffer.alloc(now));
  return upload;
}

const answerTo = async (upload: ClientRequest): Promise<IncomingMessage> => {
  const [answer] = (await once(upload, "response")) as [IncomingMessage];
  return answer.resume();
};
const sent = (from: string, bytes: number, member?: string) =>
  answerTo(begin(from, bytes, 0, member).end(Buffer.alloc(bytes)));
const statusOf = async (from: string, bytes: number) => (await sent(from, bytes)).statusCode;

const stranger = "203.0.113.9";
const person = "198.51.100.1";

describe("room for large bodies", () => {
  it("is one network's up to its share, and the others' all the while", async () => {
    const waiting = begin(stranger, 1_000, 950);
    await expect.poll(() => statusOf(stranger, 600)).toBe(429);
    const refused = await sent(stranger, 600);
    expect(refused.headers["retry-after"]).toBe("2");
    expect(await statusOf(stranger, 10)).toBe(200);
    expect(await statusOf(person, 1_000)).toBe(200);
    waiting.end(Buffer.alloc(50));
    expect((await answerTo(waiting)).statusCode).toBe(200);
    await expect.poll(() => statusOf(stranger, 600)).toBe(200);
  });

  it("is not taken by what was announced and does not come", async () => {
    const idle = [begin(stranger, undefined, 1), begin(stranger, undefined, 1), begin(stranger, 1_000, 0)];
    await vi.waitUntil(() => uploadCount === idle.length);
    expect(await statusOf(stranger, 1_000)).toBe(200);
    idle.map((each) => each.end(Buffer.alloc(each === idle[2] ? 1_000 : 1)));
    for (const answer of await Promise.all(idle.map(answerTo))) expect(answer.statusCode).toBe(200);
  });

  it("ends for whoever sends on where there is none", async () => {
    const waiting = begin(stranger, 1_000, 950);
    await expect.poll(() => statusOf(stranger, 600)).toBe(429);
    const before = uploadCount;
    const second = begin(stranger, undefined, 100);
    await vi.waitUntil(() => uploadCount > before);
    const answer = answerTo(second);
    second.write(Buffer.alloc(100));
    expect((await answer).statusCode).toBe(429);
    waiting.end(Buffer.alloc(50));
    expect((await answerTo(waiting)).statusCode).toBe(200);
    expect(await statusOf(stranger, 1_000)).toBe(200);
  });

  it("comes back from a caller who goes away", async () => {
    const waiting = begin(stranger, undefined, 950);
    await expect.poll(() => statusOf(stranger, 600)).toBe(429);
    waiting.once("error", () => undefined);
    waiting.destroy();
    await expect.poll(() => statusOf(stranger, 600)).toBe(200);
  });

  it("is half of it the members', whatever networks visitors have, of which a site has one share", async () => {
    const waiting = [begin("2001:db8:1:1::1", 1_000, 950)];
    await expect.poll(() => statusOf("2001:db8:1:2::1", 600)).toBe(429);
    waiting.push(...[2, 3, 4].map((site) => begin(`2001:db8:${site}::1`, 1_000, 950)));
    await expect.poll(() => statusOf("2001:db8:5::1", 700)).toBe(503);
    expect((await sent("2001:db8:1:1::1", 1_000, "somebody")).statusCode).toBe(200);
    for (const each of waiting) each.end(Buffer.alloc(50));
    await Promise.all(waiting.map(answerTo));
  });

  it("is a person's for two of the largest bodies", async () => {
    const waiting = [1, 2].map(() => begin(person, 1_000, 950, "somebody"));
    await expect.poll(async () => (await sent(stranger, 600, "somebody")).statusCode).toBe(429);
    expect((await sent(person, 1_000, "somebody else")).statusCode).toBe(200);
    for (const each of waiting) each.end(Buffer.alloc(50));
    await Promise.all(waiting.map(answerTo));
  });

  it("is not all visitors' for two of their sites, by the usual shares", async () => {
    await app.close();
    const inThousandths = ([name, bytes]: [string, number]) => [name, Math.floor(bytes / 1_000)] as const;
    const limits: BodyRoomLimits = {
      ...usualBodyRoomLimits,
      ...Object.fromEntries(Object.entries(usualBodyRoomLimits).map(inThousandths)),
    };
    await start(limits, 33_554);
    const waiting = [stranger, "203.0.113.10"].flatMap((from) => {
      const both = [1, 2].map(() => begin(from, 32_000, 31_990));
      // One of them is refused for want of room, and hung up on.
      for (const each of both) each.on("error", () => undefined);
      return both;
    });
    for (const from of [stranger, "203.0.113.10"]) await expect.poll(() => statusOf(from, 10_000)).toBe(429);
    expect(await statusOf(person, 32_000)).toBe(200);
    for (const each of waiting) each.destroy();
  });

  it("is everybody's together, then nobody's until some is given back", async () => {
    const waiting = [1, 2, 3, 4].map((host) => begin(`203.0.113.${host}`, 1_000, 990));
    await expect.poll(() => statusOf(person, 600)).toBe(503);
    for (const each of waiting) each.end(Buffer.alloc(10));
    await Promise.all(waiting.map(answerTo));
    await expect.poll(() => statusOf(person, 600)).toBe(200);
  });
});
