import { previewHeader, writePreview } from "@stopbank/contract/preview";
import { type ApiAnswer, type ApiCall, type ApiTransport, bytesOf } from "../api/transport.ts";
import { accessTokensOf, type CallerAccessToken } from "./accessTokens.ts";
import type { Refresh } from "./freshTokens.ts";
import type { LiveSession } from "./liveSession.ts";
import type { Principal } from "./principal.ts";

/** The headers that say who asks, in which client. */
export type Identity = Readonly<Record<string, string>>;

/** The API as somebody in particular, in one client. */
export interface Ask {
  /** For a call that goes to the API by other means than `send`. @throws DomainError `session/expired`. */
  identity(): Promise<Identity>;
  /**
   * For the same call again, where a 401 had this body: undefined when it would be refused again.
   *
   * @throws DomainError `session/expired`.
   */
  identityAfter(refused: Identity, body: Buffer): Promise<Identity | undefined>;
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
  const accessToken = Symbol("accessToken");
  const tokensFor = (session: LiveSession & { [accessToken]?: CallerAccessToken }): CallerAccessToken => {
    session[accessToken] ??= accessTokensOf(session, refresh);
    return session[accessToken];
  };
  const tokensBehind = (principal: Principal): CallerAccessToken => {
    if (principal.kind === "session") return tokensFor(principal.session);
    const token = principal.kind === "visitor" ? undefined : principal.authorization;
    return { now: async () => token, instead: async () => undefined };
  };
  return (principal, clientName) => {
    const tokens = tokensBehind(principal);
    const client: Identity = {
      ...(clientName === undefined ? {} : { "ui-client-name": clientName }),
      ...previewOf(principal, clientName),
    };
    const identityWith = (authorization: string | undefined): Identity =>
      authorization === undefined ? client : { ...client, authorization };
    const ask: Ask = {
      identity: async () => identityWith(await tokens.now()),
      identityAfter: async ({ authorization }, body) => {
        if (authorization === undefined || !body.includes("TokenExpired")) return undefined;
        const newer = await tokens.instead(authorization);
        return newer === undefined ? undefined : identityWith(newer);
      },
      send: async (call) => {
        const send = (identity: Identity) => api.send({ ...call, headers: { ...call.headers, ...identity } });
        const identity = await ask.identity();
        const answer = await send(identity);
        if (answer.status !== 401) return answer;
        const body = await bytesOf(answer);
        const newer = await ask.identityAfter(identity, body);
        return newer === undefined ? { ...answer, body } : send(newer);
      },
    };
    return ask;
  };
}

/** In every client a preview takes away; features as they might stand are looked at in the one that it is of. */
function previewOf(principal: Principal, clientName: string | undefined): Identity {
  const preview = principal.kind === "session" ? principal.session.preview : undefined;
  if (preview === undefined) return {};
  return { [previewHeader]: writePreview(preview.clientName === clientName ? preview.flags : {}) };
}
