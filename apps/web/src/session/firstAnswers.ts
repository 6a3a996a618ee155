import type { ClientInfo } from "@stopbank/plugin-api/browser";
import { loadClient } from "../client/loadClient.ts";
import { fetchSession } from "./sessionCalls.ts";
import { clientNameOf } from "./sessionOf.ts";
import type { SessionAnswer } from "./wire.ts";

interface Asked {
  session?: Promise<SessionAnswer> | undefined;
  client?: Promise<ClientInfo | undefined> | undefined;
}

const asked: Asked = {};

/** Asks who is here, and for their client, while the rest of the shell is still on its way: the first screen waits for both. */
export function askAhead(): void {
  const never = new AbortController().signal;
  const session = fetchSession();
  const client = session.then(async (answer) => {
    const name = clientNameOf(answer);
    return name === undefined ? undefined : loadClient(name, never);
  });
  // Whoever takes it hears why it failed, which may be later.
  for (const answer of [session, client]) answer.catch(() => undefined);
  Object.assign(asked, { session, client });
}

/** The answer that was asked for ahead, once; else asks. */
export function firstSession(): Promise<SessionAnswer> {
  const { session = fetchSession() } = asked;
  asked.session = undefined;
  return session;
}

/** As `loadClient`; where that very client was asked for ahead and came, that one, once. */
export async function firstClient(name: string, signal: AbortSignal): Promise<ClientInfo> {
  const ahead = asked.client;
  asked.client = undefined;
  // What went wrong then is no reason to fail now.
  const client = await ahead?.catch(() => undefined);
  signal.throwIfAborted();
  return client?.name === name ? client : loadClient(name, signal);
}
