import { type ApiAnswer, type ApiCall, type ApiTransport, bytesOf } from "../api/transport.ts";
import { type AccessTokens, accessTokensOf } from "./accessTokens.ts";
import type { Refresh } from "./freshTokens.ts";
import type { LiveSession } from "./liveSession.ts";
import type { Principal } from "./principal.ts";

/** The API as somebody in particular, in one client. */
export interface Ask {
  /**
   * @param call without Authorization and client name: those are added here.
   * @throws DomainError `api/unreachable`, and `session/expired` where the session's tokens are dead.
   */
  send(call: ApiCall): Promise<ApiAnswer>;
}

/** @param clientName undefined lets the API choose the first of the caller's clients. */
export type AskAs = (principal: Principal, clientName?: string) => Ask;

/**
 * The one way to the API for anybody.
 *
 * A session's token is renewed before it is used where it is about to end, and where the API says that it has ended: then
 * the call is sent again, which is safe for every method, since a 401 means that the API did nothing with it. Neither happens
 * twice, nor both, for one request.
 */
export function createAskAs(api: ApiTransport, refresh: Refresh): AskAs {
  // The calls of one request share its session, and so what was renewed for one of them.
  const tokensOf = new WeakMap<LiveSession, AccessTokens>();
  const tokensFor = (session: LiveSession): AccessTokens => {
    const known = tokensOf.get(session) ?? accessTokensOf(session, refresh);
    tokensOf.set(session, known);
    return known;
  };
  return (principal, clientName) => {
    const sendWith = (call: ApiCall, authorization: string | undefined) =>
      api.send({
        ...call,
        headers: {
          ...call.headers,
          ...(authorization === undefined ? {} : { authorization }),
          ...(clientName === undefined ? {} : { "ui-client-name": clientName }),
        },
      });
    if (principal.kind === "visitor") return { send: (call) => sendWith(call, undefined) };
    if (principal.kind === "bearer") return { send: (call) => sendWith(call, principal.authorization) };
    const tokens = tokensFor(principal.session);
    return {
      send: async (call) => {
        const used = await tokens.now();
        const answer = await sendWith(call, `Bearer ${used}`);
        if (answer.status !== 401) return answer;
        const refusal = await bytesOf(answer);
        const newer = refusal.includes("TokenExpired") ? await tokens.instead(used) : undefined;
        return newer === undefined ? { ...answer, body: refusal } : sendWith(call, `Bearer ${newer}`);
      },
    };
  };
}
