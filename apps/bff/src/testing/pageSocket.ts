import { once } from "node:events";
import { SocketMessage } from "@stopbank/contract/socket";
import { Check } from "typebox/value";
import { WebSocket } from "ws";

export interface SocketAsked {
  readonly port: number;
  readonly cookie: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly host?: string;
}

/** Asks for a socket as a page of `localhost` does, with headers of a test's own. */
export function askForSocket({
  port,
  cookie,
  path = "/bff/socket?client=northport",
  headers = {},
  host = "localhost",
}: SocketAsked): WebSocket {
  const own = `localhost:${port}`;
  return new WebSocket(`ws://${host}:${port}${path}`, {
    headers: { host: own, origin: `http://${own}`, cookie, ...headers },
  });
}

/** What a page is told at its socket so far, and the code that the socket ends with. */
export interface PageSocket {
  readonly socket: WebSocket;
  readonly messages: SocketMessage[];
  readonly ended: Promise<number>;
}

/** Listens at a socket that was asked for, and lets nothing pass that is no message of the contract. */
export async function listenAt(socket: WebSocket): Promise<PageSocket> {
  const messages: SocketMessage[] = [];
  socket.on("message", (data) => {
    const message: unknown = JSON.parse(String(data));
    if (!Check(SocketMessage, message)) throw new TypeError("not a message of the contract");
    messages.push(message);
  });
  const ended = new Promise<number>((done) => socket.once("close", (code) => done(code)));
  await once(socket, "open");
  return { socket, messages, ended };
}
