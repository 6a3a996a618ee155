import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { sendError } from "@stopbank/http-edge/errors";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepBodyPace } from "./bodyPace.ts";

let app: FastifyInstance;
let port: number;
let connection: Socket | undefined;
/** What a request waits for before its body is read, as for the store. */
let admitted: Promise<void> | undefined;
beforeEach(async () => {
  app = Fastify({ bodyLimit: 10_000_000, forceCloseConnections: true });
  app.setErrorHandler(sendError);
  admitted = undefined;
  app.addHook("onRequest", async () => admitted);
  keepBodyPace(app);
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
  app.post("/", async ({ body }) => ({ bytes: (body as Buffer).length }));
  app.server.on("connection", (socket) => {
    connection = socket;
  });
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  // The windows alone go by this clock; sockets go by the machine's.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** A body sent in chunks, of which the server has so many bytes. */
async function begin(bytes: number): Promise<ClientRequest> {
  connection = undefined;
  const upload = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    headers: { "content-type": "x/y", "transfer-encoding": "chunked" },
  });
  await sendMore(upload, bytes);
  return upload;
}

async function sendMore(upload: ClientRequest, bytes: number): Promise<void> {
  const before = connection?.bytesRead ?? 0;
  upload.write(Buffer.alloc(bytes));
  await vi.waitUntil(() => (connection?.bytesRead ?? 0) >= before + bytes, { timeout: 30_000 });
}

const answerTo = async (upload: ClientRequest) => {
  const [answer] = (await once(upload, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(await text(answer)) };
};
const oneWindow = () => vi.advanceTimersByTime(10_000);

it("A-34: a body that stops coming is answered with a sentence and 408, and its connection ends", async () => {
  const upload = await begin(100_000);
  const answer = answerTo(upload);
  oneWindow();
  oneWindow();
  const { status, headers, body } = await answer;
  expect(status).toBe(408);
  expect(body).toMatchObject({ error: { code: "request/too-slow" } });
  expect(headers.connection).toBe("close");
});

it("a phone that sends 20 kB a second gets through, and nothing is watched any more", async () => {
  const upload = await begin(200_000);
  for (let window = 0; window < 25; window++) {
    oneWindow();
    await sendMore(upload, 200_000);
  }
  const answer = answerTo(upload.end());
  expect(await answer).toMatchObject({ status: 200, body: { bytes: 26 * 200_000 } });
  expect(vi.getTimerCount()).toBe(0);
});

it("who has sent much at once may not send the rest like a phone", async () => {
  const upload = await begin(8_000_000);
  const answer = answerTo(upload);
  oneWindow();
  await sendMore(upload, 200_000);
  oneWindow();
  expect((await answer).status).toBe(408);
});

it("who leaves while the request is being admitted is not watched", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  admitted = promise;
  const upload = await begin(10);
  upload.on("error", () => undefined).destroy();
  const left = connection as Socket;
  await vi.waitUntil(() => left.destroyed, { timeout: 30_000 });
  resolve();
  // A request that comes later is through all of it, so the one before is.
  expect(await answerTo((await begin(10)).end())).toMatchObject({ status: 200 });
  expect(vi.getTimerCount()).toBe(0);
});
