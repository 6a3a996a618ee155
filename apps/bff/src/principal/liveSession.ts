import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { findSession, type StoredSession } from "@stopbank/store/sessions";
import { untilWritten } from "@stopbank/store/until-written";

/** A session with the id it came by. */
export interface LiveSession extends StoredSession {
  readonly id: string;
}

/** How long a session may outlive its end by time, and one in use may wait to be slid. */
const keptMs = 5_000;

export type FindSession = (id: string, options: { slide: boolean }) => Promise<LiveSession | undefined>;

/** Looks sessions up; those that slide are asked for with every tile, and kept until something is written. */
export function createFindSession(store: Store): FindSession {
  const used = untilWritten(store, keptMs, (id) => findSession(store.shared, id, { slide: true }));
  return async (id, { slide }) => {
    const session = await (slide ? used(id) : findSession(store.shared, id, { slide }));
    return session && { ...session, id };
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
