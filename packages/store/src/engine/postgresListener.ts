import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Listen } from "./listen.ts";

interface Listener {
  readonly onMessage: (payload: string) => void;
  readonly onReconnected: (() => void) | undefined;
}

interface Connection {
  readonly client: pg.Client;
  readonly socket: Socket;
  /** One statement after another; after one that fails none goes, and the next beat ends the connection. */
  ask(statement: string): Promise<unknown>;
}

export interface ListenerTimes {
  /** How often the server is asked whether it is still there. */
  readonly beatMs: number;
  /** How long it may take to answer, then and when connecting. */
  readonly silentMs: number;
}

const LONGEST_PAUSE_MS = 10_000;
const USUAL_TIMES: ListenerTimes = { beatMs: 10_000, silentMs: 5_000 };

/**
 * One connection that listens for everyone, opened with the first listener and reopened when lost. Messages sent
 * while it is away are missed, as `Store.notify` says; listeners are told when it is back. A connection that is cut
 * without a word looks like one on which nobody speaks, so the server is asked from time to time.
 */
export function createPostgresListener(
  config: pg.ClientConfig,
  onConnectionError: (error: Error) => void,
  { beatMs, silentMs }: ListenerTimes = USUAL_TIMES,
) {
  const listeners = new Map<string, Set<Listener>>();
  const closing = new AbortController();
  let connection: Promise<Connection> | undefined;

  const connect = async (): Promise<Connection> => {
    // Our own, because ending a client waits for a server that may not be there.
    const socket = new Socket();
    const client = new pg.Client({
      ...config,
      application_name: "stopbank listener",
      stream: () => socket,
      connectionTimeoutMillis: silentMs,
      query_timeout: silentMs,
    });
    client.on("notification", ({ channel, payload }) => {
      for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload ?? "");
    });
    client.on("error", onConnectionError);
    let lastAsked: Promise<unknown> = client.connect();
    const ask = (statement: string): Promise<unknown> => {
      lastAsked = lastAsked.then(() => client.query(statement));
      return lastAsked;
    };
    try {
      await lastAsked;
      for (const channel of listeners.keys()) await ask(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    let beat: NodeJS.Timeout | undefined;
    const beatLater = () => {
      beat = setTimeout(() => {
        ask("select 1").then(beatLater, (error: Error) => socket.destroy(error));
      }, beatMs).unref();
    };
    beatLater();
    client.once("end", () => {
      clearTimeout(beat);
      if (!closing.signal.aborted) connection = reconnect();
    });
    return { client, socket, ask };
  };

  const reconnect = async (): Promise<Connection> => {
    for (let pauseMs = 100; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        const connected = await connect();
        // Not here: what one of them throws is no fault of the connection.
        for (const { onReconnected } of [...listeners.values()].flatMap((all) => [...all]))
          if (onReconnected !== undefined) queueMicrotask(onReconnected);
        return connected;
      } catch (error) {
        onConnectionError(error instanceof Error ? error : new Error(String(error)));
      }
      await sleep(pauseMs, undefined, { signal: closing.signal });
    }
  };

  const listen: Listen = async (channel, onMessage, onReconnected) => {
    const listener: Listener = { onMessage, onReconnected };
    const all = listeners.get(channel) ?? new Set<Listener>();
    all.add(listener);
    listeners.set(channel, all);
    const stop = async () => {
      all.delete(listener);
      if (all.size > 0 || !listeners.delete(channel)) return;
      // Nobody waits for this: a connection that is away and comes back listens to what is listened to by then.
      void connection?.then(
        ({ ask }) =>
          listeners.has(channel)
            ? undefined
            : ask(`unlisten ${pg.escapeIdentifier(channel)}`).catch((error: Error) => {
                if (!closing.signal.aborted) onConnectionError(error);
              }),
        // Told where it was lost.
        () => undefined,
      );
    };
    connection ??= connect().catch((error) => {
      connection = undefined;
      throw error;
    });
    try {
      const { ask } = await connection;
      await ask(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      all.delete(listener);
      if (all.size === 0) listeners.delete(channel);
      throw error;
    }
    return stop;
  };

  const close = async (): Promise<void> => {
    closing.abort();
    listeners.clear();
    // Where there is none, because it could not be made or is being made anew, nothing is left to end.
    const connected = await connection?.catch(() => undefined);
    if (connected === undefined) return;
    const giveUp = setTimeout(() => connected.socket.destroy(), silentMs);
    await connected.client.end();
    clearTimeout(giveUp);
  };

  return { listen, close };
}
