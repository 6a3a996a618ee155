import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, it } from "vitest";
import { onBothLoopbacks } from "./bothLoopbacks.ts";

const hasIpv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === "::1"),
);
const server = () => createServer((_request, response) => response.end("here"));

const listening = async (first: Server): Promise<number> => {
  first.listen(0, "127.0.0.1");
  await once(first, "listening");
  return (first.address() as AddressInfo).port;
};

it.runIf(hasIpv6)("answers on the other address of localhost too, as long as on the first", async () => {
  const second = server();
  const first = onBothLoopbacks(server(), second);
  const isUp = once(second, "listening");
  const port = await listening(first);
  await isUp;
  for (const host of ["127.0.0.1", "[::1]"])
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe("here");
  const isDown = once(second, "close");
  first.close();
  first.closeAllConnections();
  await isDown;
});

it.runIf(hasIpv6)("hands what is to be upgraded on either address to who listens on the first", async () => {
  const second = server();
  const first = onBothLoopbacks(server(), second);
  first.on("upgrade", ({ headers: { connection, upgrade } }, socket) =>
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: ${connection}\r\nupgrade: ${upgrade}\r\n\r\n`,
    ),
  );
  const isUp = once(second, "listening");
  const port = await listening(first);
  await isUp;
  for (const host of ["127.0.0.1", "::1"]) {
    const headers = { connection: "upgrade", upgrade: "websocket" };
    const asked = request({ host, port, headers, agent: false }).end();
    const [answer, socket] = await once(asked, "upgrade");
    expect(answer.statusCode, host).toBe(101);
    socket.destroy();
  }
  const isDown = once(second, "close");
  first.close();
  first.closeAllConnections();
  await isDown;
});

it("does with the first address where the other is not to be had", async () => {
  const second = server();
  const first = onBothLoopbacks(server(), second);
  const port = await listening(first);
  second.emit("error", new Error("EADDRNOTAVAIL"));
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("here");
  const isDown = once(first, "close");
  first.close();
  first.closeAllConnections();
  await isDown;
});
