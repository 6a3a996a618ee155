import type { Refresh } from "./freshTokens.ts";
import type { LiveSession } from "./liveSession.ts";
import { endsSoon } from "./tokenLife.ts";

/** The access token of a session, as long as one request uses it. It is renewed once at most. */
export interface AccessTokens {
  /** One to ask with. @throws DomainError `session/expired` where it had to be renewed and could not be. */
  now(): Promise<string>;
  /**
   * One to ask with again, where the API called `used` expired; undefined where there is none newer.
   *
   * @throws DomainError `session/expired`.
   */
  instead(used: string): Promise<string | undefined>;
}

export function accessTokensOf(session: LiveSession, refresh: Refresh): AccessTokens {
  let renewed: Promise<string> | undefined;
  const renew = () => {
    renewed ??= refresh(session).then(({ tokens }) => tokens.accessToken);
    return renewed;
  };
  return {
    now: async () => {
      if (renewed !== undefined) return renewed;
      const { accessToken } = session.tokens;
      return endsSoon(accessToken) ? renew() : accessToken;
    },
    instead: async (used) => {
      const token = await renew();
      return token === used ? undefined : token;
    },
  };
}
