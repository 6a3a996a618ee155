import type { Refresh } from "./freshTokens.ts";
import type { LiveSession } from "./liveSession.ts";
import { endsSoon } from "./tokenLife.ts";

/** What one request carries in Authorization. */
export interface CallerAccessToken {
  /** Undefined for a visitor. @throws DomainError `session/expired` where a token had to be renewed and could not be. */
  now(): Promise<string | undefined>;
  /**
   * What to ask with again, where the API called the token in `used` expired; undefined where there is none newer.
   *
   * @throws DomainError `session/expired`.
   */
  instead(used: string): Promise<string | undefined>;
}

/** Those of a session: its access token, renewed once at most. */
export function accessTokensOf(session: LiveSession, refresh: Refresh): CallerAccessToken {
  let renewed: Promise<string> | undefined;
  const renew = () => {
    renewed ??= refresh(session).then(({ tokens }) => `Bearer ${tokens.accessToken}`);
    return renewed;
  };
  return {
    now: async () => {
      if (renewed !== undefined) return renewed;
      const { accessToken } = session.tokens;
      return endsSoon(accessToken) ? renew() : `Bearer ${accessToken}`;
    },
    instead: async (used) => {
      const token = await renew();
      return token === used ? undefined : token;
    },
  };
}
