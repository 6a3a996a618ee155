import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Connections that begin a request and send a header of it each second. @returns what ends them. */
export async function joinSlowly(origin: string, count: number): Promise<() => void> {
  const port = Number(new URL(origin).port);
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write("GET /api/regions HTTP/1.1\r\nhost: localhost\r\n");
    sockets.push(socket);
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("x-slow: 1\r\n");
  }, 1_000);
  return () => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
}
