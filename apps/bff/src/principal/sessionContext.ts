import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { findSession, type Session } from "@stopbank/store/sessions";
import { untilWritten } from "@stopbank/store/until-written";
import type { FastifyRequest } from "fastify";
import type { SessionCookie } from "../session/sessionCookie.ts";

/** A request's session with the id it came by. */
export interface LiveSession extends Session {
  readonly id: string;
}

/** How long a session may outlive its end by time, and one in use may wait to be slid. */
const keptMs = 5_000;

export type FindSession = (id: string, options: { slide: boolean }) => Promise<Session | undefined>;

/** Looks sessions up; those that slide are asked for with every tile, and kept until something is written. */
export function createFindSession(store: Store): FindSession {
  const used = untilWritten(store, keptMs, (id) => findSession(store.shared, id, { slide: true }));
  return (id, { slide }) => (slide ? used(id) : findSession(store.shared, id, { slide }));
}

/**
 * The session a request comes with; undefined for a visitor.
 *
 * @param slide false for polls that a page makes by itself, which must not keep a session alive.
 * @throws DomainError `session/expired` when there is a cookie but no session any more: the page has to be told,
 *   instead of quietly becoming a visitor's.
 */
export async function sessionOf(
  request: FastifyRequest,
  { findSession, cookie, slide = true }: { findSession: FindSession; cookie: SessionCookie; slide?: boolean },
): Promise<LiveSession | undefined> {
  const id = cookie.read(request);
  if (id === undefined) return undefined;
  const session = await findSession(id, { slide });
  if (session === undefined) throw sessionExpired();
  return { ...session, id };
}

export const sessionExpired = () =>
  new DomainError("unauthenticated", "session/expired", "Session expired, please log in again");
