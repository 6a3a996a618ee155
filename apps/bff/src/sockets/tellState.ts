import type { WebSocket } from "@fastify/websocket";
import type { FastifyBaseLogger } from "fastify";

/**
 * Makes what tells a socket its state, whenever it is called. While one message is being looked up or has not left, the next
 * waits, and is then the newest: however slowly somebody reads, one message is held for them.
 *
 * @param look finds what to say; undefined for nothing yet. @param onTold called when something has been said.
 */
export function createTell(
  socket: WebSocket,
  look: () => Promise<string | undefined>,
  log: FastifyBaseLogger,
  onTold: () => void = () => undefined,
): () => void {
  let isTelling = false;
  let isStale = false;
  const tellAll = async () => {
    while (isStale && socket.readyState === socket.OPEN) {
      isStale = false;
      const message = await look();
      if (message === undefined) continue;
      await send(socket, message);
      onTold();
    }
  };
  return () => {
    isStale = true;
    if (isTelling) return;
    isTelling = true;
    tellAll()
      .catch((error: unknown) => {
        // Whoever has gone needs nothing; for anybody else, connecting anew is the second try.
        if (socket.readyState !== socket.OPEN) return;
        log.error({ err: error }, "state not told");
        socket.close(1011);
      })
      .finally(() => {
        isTelling = false;
      });
  };
}

/** Settles when the text has been handed over to the network, not when it is queued here. */
const send = (socket: WebSocket, text: string) =>
  new Promise<void>((resolve, reject) => {
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
