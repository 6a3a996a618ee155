import type { Store } from "@stopbank/store";
import { createRefresher, type FreshTokens, type RefreshOptions } from "@stopbank/store/session-refresh";
import type { Upstream } from "../api/upstream.ts";
import { type LiveSession, sessionExpired } from "./sessionContext.ts";

export type Refresh = (session: LiveSession) => Promise<FreshTokens>;

/**
 * Swaps a session's stale tokens for new ones, once however many requests and processes ask (checklist A-16).
 * A refresh token that the API no longer takes ends the session.
 *
 * @throws DomainError `session/expired`.
 */
export function createRefresh(store: Store, upstream: Upstream, options?: RefreshOptions): Refresh {
  const refreshOnce = createRefresher(store.shared, options);
  return async (session) => {
    const fresh = await refreshOnce(session.id, session.tokenGeneration, async ({ refreshToken }) => {
      const tokens = await upstream.refresh(session.userId, refreshToken);
      // Undefined ends the session, for whoever else waits for it too.
      return tokens && { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
    });
    if (fresh === undefined) throw sessionExpired();
    return fresh;
  };
}
