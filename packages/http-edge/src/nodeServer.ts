import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { coordinatesLimit } from "./address.ts";
import { answersUnderWay } from "./answersUnderWay.ts";
import { answerUnparsed, noTunnel } from "./answerUnparsed.ts";
import { closeInTime } from "./closeInTime.ts";

export interface NodeServerSettings {
  /** Headers for an answer that is given before any hook runs, or by the parser before there is a request. */
  readonly headersOf: (requestId: string) => Record<string, string>;
  /** How long a request may take to arrive; its headers alone never more than a minute. */
  readonly mostRequestMs?: number;
  /** Which requests the server's `upgrade` listener gets; none unless said. The others are answered as if they had not asked. */
  readonly isUpgrade?: (request: IncomingMessage) => boolean;
}

/**
 * Node's server with our limits, and with nothing left that Node would answer by itself: its own answers have neither our
 * headers nor our body. What it no longer refuses, `requireOneHost` and `refuseExpectations` do.
 */
export function nodeServer(
  handler: RequestListener,
  { headersOf, mostRequestMs = 60_000, isUpgrade = () => false }: NodeServerSettings,
): Server {
  const { listener, isAnswering } = answersUnderWay(handler);
  const server = createServer(
    {
      // Room for an area at its limit with every character escaped, and for the other headers.
      maxHeaderSize: coordinatesLimit * 3 + 16_384,
      requireHostHeader: false,
      requestTimeout: mostRequestMs,
      keepAliveTimeout: 72_000,
      shouldUpgradeCallback: isUpgrade,
    },
    listener,
  );
  // A connection on which nothing moves must not hold a socket for ever; one that is refused `closeInTime` ends.
  server.setTimeout(60_000);
  server.on("checkExpectation", listener);
  const refuse = (error: Error, socket: Socket) => {
    // As Node has it where nobody listens: into an answer nothing can be said, so that ends with what is sent of it.
    if (socket.writable && !isAnswering(socket)) answerUnparsed(error, socket, headersOf);
    else closeInTime(socket);
  };
  server.on("clientError", refuse);
  server.on("connect", (_request, socket: Socket) => {
    // Node lets go of a connection with this request: nobody else reads it, or hears that it was lost.
    socket.on("error", () => socket.destroy());
    socket.resume();
    refuse(noTunnel(), socket);
  });
  return server;
}
