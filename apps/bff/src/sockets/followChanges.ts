import type { WebSocket } from "@fastify/websocket";
import { hearJobChanges } from "@stopbank/jobs";
import type { Store } from "@stopbank/store";
import type { FastifyInstance } from "fastify";
import type { Listener } from "./admitSocket.ts";
import { endListeners } from "./endListeners.ts";

/** A listener, and what tells it its state anew. */
export interface ToldListener extends Listener {
  readonly tell: () => void;
}

/** How often ends of sessions are looked for: log-out closes a socket within a second. */
const lookMs = 400;

/**
 * While the app is up, tells those who listen whenever a job of theirs has changed in any process, and ends those whose session
 * or membership is over.
 */
export function followChanges(
  app: FastifyInstance,
  store: Store,
  listeners: ReadonlyMap<WebSocket, ToldListener>,
): void {
  let isUp = true;
  let stopHearing: (() => Promise<void>) | undefined;
  let looking: NodeJS.Timeout | undefined;
  let looked: Promise<void> = Promise.resolve();
  const lookLater = () => {
    looking = setTimeout(() => {
      looked = endListeners(store, listeners)
        .catch((error: unknown) => app.log.error({ err: error }, "sessions of sockets cannot be looked up"))
        .finally(() => {
          if (isUp) lookLater();
        });
    }, lookMs);
  };
  app.addHook("onReady", async () => {
    stopHearing = await hearJobChanges(
      store,
      ({ clientId, userId }) => {
        for (const listener of listeners.values())
          if (listener.clientId === clientId && listener.userId === userId) listener.tell();
      },
      () => {
        for (const { tell } of listeners.values()) tell();
      },
    );
    lookLater();
  });
  app.addHook("onClose", async () => {
    isUp = false;
    clearTimeout(looking);
    await looked;
    await stopHearing?.();
  });
}
