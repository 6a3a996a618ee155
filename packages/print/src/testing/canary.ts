import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";

/** Something else that listens on this machine, and counts whoever comes. */
export interface Canary {
  /** `127.0.0.1:<port>`, the same port by other names, and on this machine's address in its network where it has one. */
  readonly hosts: readonly string[];
  readonly hits: string[];
  close(): Promise<void>;
}

/** Counts connections, with the first line of what is said on them, and datagrams. */
export async function startCanary(): Promise<Canary> {
  const hits: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    hits.push("connection");
    socket.once("data", (data) => {
      hits.push(data.toString("latin1").split("\r\n", 1)[0] ?? "");
      socket.end("HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 0\r\n\r\n");
    });
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The canary has no port.");
  const { port } = address;
  const datagrams = createSocket("udp4").on("message", () => void hits.push("datagram"));
  datagrams.bind(port);
  await once(datagrams, "listening");
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ internal, family }) => !internal && family === "IPv4");
  return {
    hosts: [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      ...(own === undefined ? [] : [`${own.address}:${port}`]),
    ],
    hits,
    close: async () => {
      const isClosed = once(server, "close");
      server.close();
      datagrams.close();
      await isClosed;
    },
  };
}
