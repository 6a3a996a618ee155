import type { SocketMessage } from "@stopbank/contract/socket";

/** What a page needs of a WebSocket. */
export type Listening = Pick<WebSocket, "addEventListener" | "close">;

/**
 * Listens until the connection is over, for whatever reason: then what is known is asked for anew.
 *
 * @param onMessage told all of the state, each time.
 * @returns whether anything was heard.
 */
export function listenOnce(
  socket: Listening,
  onMessage: (message: SocketMessage) => void,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((done) => {
    let hasHeard = false;
    const stop = () => socket.close();
    socket.addEventListener("message", ({ data }) => {
      const message = messageOf(data);
      if (message === undefined || signal.aborted) return stop();
      hasHeard = true;
      onMessage(message);
    });
    socket.addEventListener("close", () => {
      signal.removeEventListener("abort", stop);
      done(hasHeard);
    });
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
  });
}

/** Our own server keeps to the contract; one of another version may not. */
function messageOf(data: unknown): SocketMessage | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const message: Partial<SocketMessage> | null = JSON.parse(data);
    return message?.type === "jobs" && Array.isArray(message.jobs) ? (message as SocketMessage) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
