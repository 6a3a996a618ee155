import type { IncomingMessage } from "node:http";
import { socketPath } from "@stopbank/contract/socket-address";

/** Whether a request asks for our one WebSocket; any other that would be upgraded is answered as if it had not asked. */
export const isSocketUpgrade = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" &&
  url.split("?", 1)[0] === socketPath &&
  headers.upgrade?.toLowerCase() === "websocket" &&
  // With a body, what follows the headers would be read as frames.
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;
