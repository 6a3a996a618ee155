import type { Store } from "@stopbank/store";
import { findClient } from "@stopbank/store/clients";
import type { FastifyRequest } from "fastify";
import type { Upstream } from "../api/upstream.ts";
import type { SessionCookie } from "../session/sessionCookie.ts";
import type { Refresh } from "./freshTokens.ts";
import { type FindSession, type LiveSession, sessionOf } from "./sessionContext.ts";

/** What every part of the BFF that acts for somebody is given. */
export interface CallerOptions {
  readonly store: Store;
  readonly findSession: FindSession;
  readonly cookie: SessionCookie;
  readonly upstream: Upstream;
  readonly refresh: Refresh;
}

/** Who a request is made for. */
export interface Caller {
  readonly session: LiveSession | undefined;
  /** The Authorization header for the API; undefined for a visitor. */
  readonly authorization: string | undefined;
  /** The client asked for: by header, else by the host's subdomain, else the remembered one. The API has the last word. */
  readonly clientName: string | undefined;
}

/** @throws DomainError `session/expired` when the request's cookie has no session any more. */
export async function callerOf(
  request: FastifyRequest,
  { store, findSession, cookie }: Pick<CallerOptions, "store" | "findSession" | "cookie">,
): Promise<Caller> {
  const session = await sessionOf(request, { findSession, cookie });
  if (session === undefined)
    return { session, authorization: request.headers.authorization, clientName: wishedClient(request) };
  return {
    session,
    authorization: `Bearer ${session.tokens.accessToken}`,
    clientName: wishedClient(request) ?? request.subdomain ?? (await rememberedClientName(session, store)),
  };
}

function wishedClient(request: FastifyRequest): string | undefined {
  const header = request.headers["ui-client-name"];
  return typeof header === "string" && /^[a-z0-9][a-z0-9_-]{0,62}$/.test(header) ? header : undefined;
}

export async function rememberedClientName(
  { rememberedClientId }: Pick<LiveSession, "rememberedClientId">,
  store: Store,
): Promise<string | undefined> {
  return rememberedClientId === undefined
    ? undefined
    : (await findClient(store.shared, rememberedClientId))?.clientName;
}
