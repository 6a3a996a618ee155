import type { WebSocket } from "@fastify/websocket";

/** More than this between two beats no honest page sends; each has to be answered. */
const mostPings = 30;

/**
 * Ends a connection whose other side does not answer from one beat to the next: it is half-open, or reads too slowly, since
 * the question stands behind all that it has not read.
 */
export function keepBeat(socket: WebSocket, everyMs: number): void {
  let isAnswered = true;
  let pings = 0;
  const beat = setInterval(() => {
    if (!isAnswered) return socket.terminate();
    isAnswered = false;
    pings = 0;
    socket.ping();
  }, everyMs);
  socket.on("pong", () => {
    isAnswered = true;
  });
  socket.on("ping", () => {
    pings++;
    if (pings > mostPings) socket.terminate();
  });
  socket.once("close", () => clearInterval(beat));
}
