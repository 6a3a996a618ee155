import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { type Address, pinAddress } from "./pinAddress.ts";

export interface OriginProxy {
  /** `http://127.0.0.1:<port>`, for the browser's `--proxy-server`. */
  readonly address: string;
  close(): Promise<void>;
}

export interface OriginProxyParts {
  /** The one origin that is let through. */
  readonly origin: URL;
  /** Told of everything else that was asked for, as `host:port`. */
  readonly onRefused: (where: string) => void;
  /** Told when the origin itself cannot be reached. */
  readonly onUnreachable: (error: Error) => void;
  readonly resolve?: (hostname: string) => Promise<Address>;
}

/**
 * A proxy on the loopback that knows one origin and refuses all else. Its name is looked up once, so a name that later
 * leads to another machine changes nothing; a browser behind it looks no names up at all. To an http origin requests are
 * passed on; to an https one a tunnel is opened, whose certificate the browser checks.
 *
 * @throws the system's error where the origin's name leads nowhere.
 */
export async function openOriginProxy({
  origin,
  onRefused,
  onUnreachable,
  resolve = pinAddress,
}: OriginProxyParts): Promise<OriginProxy> {
  const pinned = await resolve(origin.hostname);
  const port = Number(origin.port || (origin.protocol === "https:" ? 443 : 80));
  // A connection that is kept may be ended by the other side just as it is used again, and a page would lack something.
  const agent = new Agent({ keepAlive: false });
  const tunnels = new Set<Duplex>();

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const url = URL.parse(asked.url ?? "");
    if (origin.protocol !== "http:" || url?.origin !== origin.origin) {
      onRefused(url?.host ?? "no address");
      return void answer.writeHead(403).end();
    }
    const onward = request({
      agent,
      host: pinned.address,
      port,
      method: asked.method,
      path: url.pathname + url.search,
      headers: lasting(asked.rawHeaders),
    });
    onward.on("response", (given) => {
      answer.writeHead(given.statusCode ?? 502, lasting(given.rawHeaders));
      pipeline(given, answer, () => undefined);
    });
    onward.on("error", (error) => {
      if (answer.headersSent || answer.destroyed) return void answer.destroy();
      onUnreachable(error);
      answer.writeHead(502).end();
    });
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  };

  const tunnel = ({ url: target = "" }: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Also how a browser asks a proxy for sockets to an http origin: a page that is printed needs none.
    if (origin.protocol !== "https:" || target.toLowerCase() !== `${origin.hostname}:${port}`) {
      onRefused(target);
      return void socket.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n");
    }
    const onward = connect({ host: pinned.address, port });
    onward.once("connect", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      onward.write(head);
      pipeline(socket, onward, socket, () => undefined);
    });
    onward.once("error", (error) => {
      if (onward.connecting || onward.bytesRead === 0) onUnreachable(error);
      socket.destroy();
    });
    socket.on("error", () => onward.destroy());
    tunnels.add(socket);
    socket.on("close", () => tunnels.delete(socket));
  };

  const server = createServer(pass).on("connect", tunnel);
  server.on("clientError", (_error, socket: Socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const isClosed = once(server, "close");
      server.close();
      server.closeAllConnections();
      for (const socket of tunnels) socket.destroy();
      agent.destroy();
      await isClosed;
    },
  };
}

const betweenTwo = new Set([
  "connection",
  "keep-alive",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** What is not between two neighbours alone, in its order and spelling. */
const lasting = (raw: readonly string[]): string[] =>
  raw.flatMap((name, at) =>
    at % 2 === 0 && !betweenTwo.has(name.toLowerCase()) ? [name, raw[at + 1] ?? ""] : [],
  );
