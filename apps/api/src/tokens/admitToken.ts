import type { Route } from "@stopbank/contract/route";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { isWholeApiToken, presentedToken, type TokenFault } from "@stopbank/store/api-tokens";
import { untilWritten } from "@stopbank/store/until-written";
import type { FastifyReply } from "fastify";
import { rateLimitHeaders, type TokenMeter, tooManyRequests } from "./tokenMeter.ts";

/** Whoever made a token, in the one client that it is for. */
export interface TokenPerson {
  readonly userId: string;
  readonly onlyClientId: string;
  readonly token: PresentedToken;
}

interface PresentedToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

export type AdmitToken = (
  token: string,
  reply: Pick<FastifyReply, "headers"> | undefined,
) => Promise<TokenPerson>;

/** A token's end by its time is seen this late at most; every other end is written, and seen at once. */
const keptMs = 1_000;

/**
 * Makes what knows programs by their API token: as whoever made it, in its one client. For which calls, `requireScope` says.
 *
 * The made function throws DomainError `auth/api-token-*` for a token that is not good, `auth/too-many-requests`.
 */
export function createTokenAdmission(store: Store, meter: Pick<TokenMeter, "count">): AdmitToken {
  const find = untilWritten(store, keptMs, (token) => presentedToken(store, token));
  return async (token, reply) => {
    if (!isWholeApiToken(token)) throw mistyped();
    const grant = await find(token);
    if (typeof grant === "string") throw faulty[grant]();
    const allowance = meter.count(grant);
    reply?.headers(rateLimitHeaders(allowance));
    if (allowance.isBeyond) throw tooManyRequests(allowance);
    const { id, name, scopes, userId, clientId } = grant;
    return { userId, onlyClientId: clientId, token: { id, name, scopes } };
  };
}

/** @throws DomainError `auth/scope-missing` for a call that takes no token, or another scope than this one has. */
export function requireScope({ scope }: Pick<Route, "scope">, { scopes }: PresentedToken): void {
  if (scope === undefined || !scopes.includes(scope)) throw scopeMissing(scope);
}

const refusal = (code: string, message: string) => () =>
  new DomainError("unauthenticated", `auth/api-token-${code}`, message);

const mistyped = refusal(
  "mistyped",
  "This is no whole API token: a part of it is missing or wrong. Copy it again from where it is kept.",
);

const faulty: Readonly<Record<TokenFault, () => DomainError>> = {
  unknown: refusal(
    "unknown",
    "There is no such API token: it never was, or whoever made it has left the organisation. Have a new one made.",
  ),
  revoked: refusal("revoked", "This API token was revoked. Have a new one made."),
  expired: refusal("expired", "This API token's time is over. Have a new one made."),
  ended: refusal(
    "ended",
    "This API token has ended, since whoever made it has another role in the organisation now. Have a new one made.",
  ),
};

const scopeMissing = (scope: string | undefined) =>
  new DomainError(
    "forbidden",
    "auth/scope-missing",
    scope === undefined
      ? "No API token may make this call: it is for people who have logged in."
      : `This API token may not make this call: it lacks the scope ${scope}.`,
  );
