import type { Store } from "@stopbank/store";
import { createRefresher, type FreshTokens, type RefreshOptions } from "@stopbank/store/session-refresh";
import type { TokenCalls } from "../api/tokenCalls.ts";
import { type LiveSession, sessionExpired } from "./liveSession.ts";

export type Refresh = (session: LiveSession) => Promise<FreshTokens>;

/**
 * Swaps a session's stale tokens for new ones, once however many requests and processes ask (checklist A-16).
 * A refresh token that the API no longer takes ends the session.
 *
 * @throws DomainError `session/expired`.
 */
export function createRefresh(
  store: Store,
  tokenCalls: Pick<TokenCalls, "refresh">,
  options?: RefreshOptions,
): Refresh {
  const refreshOnce = createRefresher(store.shared, options);
  return async (session) => {
    // Undefined ends the session, for whoever else waits for it too.
    const fresh = await refreshOnce(session.id, session.tokenGeneration, ({ refreshToken }) =>
      tokenCalls.refresh(session.userId, refreshToken),
    );
    if (fresh === undefined) throw sessionExpired();
    return fresh;
  };
}
