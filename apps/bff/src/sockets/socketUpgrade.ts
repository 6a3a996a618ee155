import type { IncomingMessage } from "node:http";
import { reportSocketPath, socketPath } from "@stopbank/contract/socket-address";

const isSocketPath = (path: string | undefined) => path === socketPath || path === reportSocketPath;

/** Whether a request asks for one of our WebSockets; any other that would be upgraded is answered as if it had not asked. */
export const isSocketUpgrade = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" &&
  isSocketPath(url.split("?", 1)[0]) &&
  headers.upgrade?.toLowerCase() === "websocket" &&
  // With a body, what follows the headers would be read as frames.
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;
