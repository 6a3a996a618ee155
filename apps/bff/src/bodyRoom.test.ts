import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { sendError } from "@stopbank/http-edge/errors";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepBodyRoom } from "./bodyRoom.ts";

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify({ trustProxy: ["127.0.0.1"], bodyLimit: 1_000 });
  app.setErrorHandler(sendError);
  keepBodyRoom(app, { smallBytes: 10, mostBytesEach: 1_500, mostBytes: 2_500 });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
  app.post("/", async () => ({ ok: true }));
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterEach(() => app.close());

/** A request of so many bytes whose body is not sent yet; without a length it is sent in chunks. */
function begin(from: string, bytes: number | undefined): ClientRequest {
  const headers = { "x-forwarded-for": from, "content-type": "x/y" };
  const length = bytes === undefined ? { "transfer-encoding": "chunked" } : { "content-length": bytes };
  const begun = request({ port, host: "127.0.0.1", method: "POST", headers: { ...headers, ...length } });
  begun.flushHeaders();
  return begun;
}

const answerTo = async (begun: ClientRequest): Promise<IncomingMessage> => {
  const [answer] = (await once(begun, "response")) as [IncomingMessage];
  return answer.resume();
};
const sent = (from: string, bytes: number) => answerTo(begin(from, bytes).end(Buffer.alloc(bytes)));
const statusOf = async (from: string, bytes: number) => (await sent(from, bytes)).statusCode;

const stranger = "203.0.113.9";
const person = "198.51.100.1";

describe("room for large bodies", () => {
  it("is one network's up to its share, and the others' all the while", async () => {
    const waiting = begin(stranger, 1_000);
    await expect.poll(() => statusOf(stranger, 600)).toBe(429);
    const refused = await sent(stranger, 600);
    expect(refused.headers["retry-after"]).toBe("2");
    expect(await statusOf(stranger, 10)).toBe(200);
    expect(await statusOf(person, 1_000)).toBe(200);
    waiting.end(Buffer.alloc(1_000));
    expect((await answerTo(waiting)).statusCode).toBe(200);
    await expect.poll(() => statusOf(stranger, 600)).toBe(200);
  });

  it("comes back from a caller who goes away, and is taken whole by one who names no length", async () => {
    const waiting = begin(stranger, undefined);
    await expect.poll(() => statusOf(stranger, 600)).toBe(429);
    waiting.once("error", () => undefined);
    waiting.destroy();
    await expect.poll(() => statusOf(stranger, 600)).toBe(200);
  });

  it("is everybody's together, then nobody's until some is given back", async () => {
    const waiting = ["203.0.113.1", "203.0.113.2"].map((from) => begin(from, 1_000));
    await expect.poll(() => statusOf(person, 600)).toBe(503);
    for (const each of waiting) each.end(Buffer.alloc(1_000));
    await Promise.all(waiting.map(answerTo));
    await expect.poll(() => statusOf(person, 600)).toBe(200);
  });
});
