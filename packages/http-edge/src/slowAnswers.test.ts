import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { nodeServer } from "./nodeServer.ts";

const whole = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

/** What is sent on a connection until it ends, of a server on whose connections nothing may stand still for 200 ms. */
async function received(handler: RequestListener, request: string, mostAnswerMs: number): Promise<string> {
  const server = nodeServer(handler, { headersOf: () => ({}), idleMs: 200, mostAnswerMs });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  let text = "";
  socket.setEncoding("utf8").on("data", (piece) => {
    text += piece;
  });
  socket.on("error", () => undefined);
  socket.write(request);
  await once(socket, "close");
  return text;
}

it("an answer that takes us long to begin is waited for, as that of a large export", async () => {
  const slow: RequestListener = async (_request, response) => {
    await sleep(900);
    response.end("the file");
  };
  expect(await received(slow, whole, 60_000)).toContain("the file");
});

it("one that does not begin in the time there is for it is not", async () => {
  expect(await received(() => undefined, whole, 500)).toBe("");
});

it("a request that never comes whole, and an answer that has begun and stands still, end their connection as before", async () => {
  expect(
    await received(() => undefined, "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n", 60_000),
  ).toBe("");
  const stuck: RequestListener = (_request, response) => void response.write("the beginning");
  expect(await received(stuck, whole, 60_000)).toContain("the beginning");
});
