import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import {
  createReadSessions,
  findSession,
  openSession,
  type SessionRow,
  type StoredSession,
} from "@stopbank/store/sessions";
import { untilWritten } from "@stopbank/store/until-written";
import DataLoader from "dataloader";

/** A session with the id it came by. */
export interface LiveSession extends StoredSession {
  readonly id: string;
}

/** How long a session may outlive its end by time, and one in use may wait to be slid. */
const keptMs = 5_000;

export type FindSession = (id: string, options: { slide: boolean }) => Promise<LiveSession | undefined>;

/**
 * Looks sessions up. Those that slide are asked for with every tile: they are kept until something is written, and where other
 * processes write too, requests that come at once ask together, always after they have come.
 */
export function createFindSession(store: Store): FindSession {
  const used =
    store.revisions === undefined
      ? askedTogether(store)
      : untilWritten(store, keptMs, (id) => findSession(store.shared, id, { slide: true }));
  return async (id, { slide }) => {
    const session = await (slide ? used(id) : findSession(store.shared, id, { slide }));
    return session && { ...session, id };
  };
}

/** They share a statement and nothing else: each is opened, and slid, by whoever asked. */
function askedTogether({ shared }: Store): (id: string) => Promise<StoredSession | undefined> {
  const loader = new DataLoader<string, SessionRow | undefined>(createReadSessions(shared), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (ask) => setImmediate(ask),
  });
  return async (id) => {
    const row = await loader.load(id);
    return row && openSession(shared, id, row, { slide: true });
  };
}

/** The session of an id, which is there. @throws DomainError `session/expired`. */
export async function liveSession(find: FindSession, id: string): Promise<LiveSession> {
  const session = await find(id, { slide: false });
  if (session === undefined) throw sessionExpired();
  return session;
}

export const sessionExpired = () =>
  new DomainError("unauthenticated", "session/expired", "Session expired, please log in again");
