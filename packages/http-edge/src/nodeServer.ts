import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { coordinatesLimit } from "./address.ts";
import { answerUnparsed } from "./answerUnparsed.ts";

export interface NodeServerSettings {
  /** Headers for an answer that is given before any hook runs, or by the parser before there is a request. */
  readonly headersOf: (requestId: string) => Record<string, string>;
  /** How long a request may take to arrive; its headers alone never more than a minute. */
  readonly mostRequestMs?: number;
}

/**
 * Node's server with our limits, and with nothing left that Node would answer by itself: its own answers have neither our
 * headers nor our body. What it no longer refuses, `requireOneHost` and `refuseExpectations` do.
 */
export function nodeServer(
  handler: RequestListener,
  { headersOf, mostRequestMs = 60_000 }: NodeServerSettings,
): Server {
  const server = createServer(
    {
      // Room for an area at its limit with every character escaped, and for the other headers.
      maxHeaderSize: coordinatesLimit * 3 + 16_384,
      requireHostHeader: false,
      requestTimeout: mostRequestMs,
      keepAliveTimeout: 72_000,
    },
    handler,
  );
  // A connection that never finishes its request must not hold a socket for ever.
  server.setTimeout(60_000);
  server.on("checkExpectation", handler);
  server.on("clientError", (error, socket: Socket) => answerUnparsed(error, socket, headersOf));
  return server;
}
