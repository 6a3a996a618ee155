import type { Socket } from "node:net";

/** How long what still comes after the last words is read and thrown away. */
export const lingerMs = 2_000;

const closing = new WeakSet<Socket>();

/**
 * Sends a connection's last words and closes it, in stages (RFC 9112, 9.6): closed at once with something unread, it would be
 * reset, and a reset takes the answer from whoever is still sending. But it is closed after `lingerMs` whatever happens: Node's
 * connections are half-open, and whoever sends on, or does not read, would renew the idle limit for ever.
 */
export function closeInTime(socket: Socket, lastWords = ""): void {
  if (closing.has(socket)) return;
  closing.add(socket);
  if (socket.writable) socket.end(lastWords);
  const limit = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(limit));
}
