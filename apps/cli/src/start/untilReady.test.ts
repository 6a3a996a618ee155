import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { untilReady } from "./untilReady.ts";

const publicUrl = new URL("http://localhost:9999");

async function serverAnswering(...statuses: readonly number[]) {
  const hosts: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const status = statuses[Math.min(hosts.length, statuses.length - 1)];
    hosts.push(request.headers.host);
    // A server that is stopped hangs up.
    if (status === undefined || status === 0) request.socket.destroy();
    else response.writeHead(status).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), hosts };
}

it("asks until the server is ready, by the name that people know", async () => {
  const { url, hosts } = await serverAnswering(0, 503, 200);
  await untilReady(url, publicUrl);
  expect(hosts).toEqual(["localhost:9999", "localhost:9999", "localhost:9999"]);
});

it("gives up on a server that does not get ready", async () => {
  const { url } = await serverAnswering(503);
  await expect(untilReady(url, publicUrl, 0)).rejects.toMatchObject({ code: "demo/not-ready" });
});
