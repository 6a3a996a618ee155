import { once } from "node:events";
import { connect } from "node:net";
import { fastify } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { untilGone } from "./untilGone.ts";

const gone = () => new Error("gone");

/** One request on a socket; `meanwhile` is waited for before anybody asks whether the caller is still there. */
async function asked(meanwhile: (raw: NodeJS.EventEmitter, hangUp: () => void) => Promise<unknown>) {
  const app = fastify();
  onTestFinished(() => app.close());
  const { promise, resolve } = Promise.withResolvers<AbortSignal>();
  app.get("/", async (_request, reply) => {
    await meanwhile(reply.raw, () => socket.destroy());
    resolve(untilGone(reply, gone));
    return "an answer";
  });
  const address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(address.port), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  return { signal: await promise, socket };
}

it("knows who has gone before it was asked", async () => {
  const { signal } = await asked(async (raw, hangUp) => {
    hangUp();
    await once(raw, "close");
  });
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toEqual(gone());
});

it("does not take for gone who has the answer", async () => {
  const { signal, socket } = await asked(async () => undefined);
  socket.resume();
  await once(socket, "close");
  expect(signal.aborted).toBe(false);
});
