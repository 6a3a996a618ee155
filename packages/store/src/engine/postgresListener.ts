import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Store } from "../scope/store.ts";

type OnMessage = (payload: string) => void;
const LONGEST_PAUSE_MS = 10_000;

/**
 * One connection that listens for everyone, opened with the first listener and reopened when lost. Messages sent
 * while it is away are missed, as `Store.notify` says.
 */
export function createPostgresListener(config: pg.ClientConfig, onConnectionError: (error: Error) => void) {
  const listeners = new Map<string, Set<OnMessage>>();
  const closing = new AbortController();
  let connection: Promise<pg.Client> | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...config, application_name: "stopbank listener" });
    client.on("notification", ({ channel, payload }) => {
      for (const onMessage of listeners.get(channel) ?? []) onMessage(payload ?? "");
    });
    client.on("error", onConnectionError);
    await client.connect();
    client.once("end", () => {
      if (!closing.signal.aborted) connection = reconnect();
    });
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  };

  const reconnect = async (): Promise<pg.Client> => {
    for (let pauseMs = 100; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await connect();
      } catch (error) {
        onConnectionError(error instanceof Error ? error : new Error(String(error)));
      }
      await sleep(pauseMs, undefined, { signal: closing.signal });
    }
  };

  const listen: Store["listen"] = async (channel, onMessage) => {
    const existing = listeners.get(channel);
    const all = existing ?? new Set<OnMessage>();
    all.add(onMessage);
    listeners.set(channel, all);
    const stop = async () => {
      all.delete(onMessage);
      if (all.size > 0 || !listeners.delete(channel)) return;
      const client = await connection;
      await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
    try {
      connection ??= connect();
      const client = await connection;
      if (existing === undefined) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      all.delete(onMessage);
      if (all.size === 0) listeners.delete(channel);
      connection = undefined;
      throw error;
    }
    return stop;
  };

  const close = async (): Promise<void> => {
    closing.abort();
    listeners.clear();
    const client = await connection?.catch(() => undefined);
    await client?.end();
  };

  return { listen, close };
}
