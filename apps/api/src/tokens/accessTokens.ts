import { DomainError } from "@stopbank/errors";
import { tokenExpiredCode } from "@stopbank/http-edge/errors";
import { errors, jwtVerify, SignJWT } from "jose";

const issuer = "stopbank";
const algorithm = "HS256";

/** What an access token says: who signed in, and with which sign-in, so that ending that one ends the token. */
export interface SignIn {
  readonly userId: string;
  readonly familyId: string;
}

export interface AccessTokens {
  issue(signIn: SignIn): Promise<string>;
  /** @throws DomainError `auth/token-expired` for one that was good, `auth/bad-token` for any other. */
  verify(token: string): Promise<SignIn>;
  /** Names a sign-in that waits for its challenge (new password, code) to be met. */
  issueChallenge(userId: string, challenge: string): Promise<string>;
  /** Whose sign-in waits for this challenge. @throws DomainError `auth/challenge-over` for a token of any other kind, or an old one. */
  verifyChallenge(token: string, challenge: string): Promise<string>;
}

/** The two kinds of token differ in type and audience, so that neither passes for the other. */
const kinds = {
  access: { type: "at+jwt", audience: "stopbank-api", minutes: 15 },
  challenge: { type: "challenge+jwt", audience: "stopbank-challenge", minutes: 10 },
} as const;

/**
 * Signs and checks this installation's own tokens.
 *
 * @param key the HMAC key every API process shares; nothing in a token can point at another.
 */
export function createAccessTokens(key: Uint8Array, now: () => Date = () => new Date()): AccessTokens {
  const sign = (kind: keyof typeof kinds, userId: string, claims: Record<string, string>) => {
    const { type, audience, minutes } = kinds[kind];
    const seconds = Math.floor(now().getTime() / 1_000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setIssuedAt(seconds)
      .setNotBefore(seconds)
      .setExpirationTime(seconds + minutes * 60)
      .sign(key);
  };
  return {
    issue: ({ userId, familyId }) => sign("access", userId, { fam: familyId }),
    issueChallenge: (userId, challenge) => sign("challenge", userId, { challenge }),
    verifyChallenge: async (token, challenge) => {
      try {
        const { payload } = await jwtVerify<{ challenge: unknown }>(token, key, {
          algorithms: [algorithm],
          issuer,
          audience: kinds.challenge.audience,
          typ: kinds.challenge.type,
          requiredClaims: ["sub", "challenge", "exp", "nbf"],
          clockTolerance: 5,
          currentDate: now(),
        });
        if (typeof payload.sub !== "string" || payload.challenge !== challenge) throw new errors.JWTInvalid();
        return payload.sub;
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        throw challengeOver(error.code);
      }
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify<{ fam: unknown }>(token, key, {
          algorithms: [algorithm],
          issuer,
          audience: kinds.access.audience,
          typ: kinds.access.type,
          requiredClaims: ["sub", "fam", "exp", "nbf"],
          // Processes on several machines share the key; their clocks differ a little.
          clockTolerance: 5,
          currentDate: now(),
        });
        if (typeof payload.sub !== "string" || typeof payload.fam !== "string") throw new errors.JWTInvalid();
        return { userId: payload.sub, familyId: payload.fam };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw tokenExpired();
        if (!(error instanceof errors.JOSEError)) throw error;
        throw new DomainError(
          "unauthenticated",
          "auth/bad-token",
          "The access token is not valid. Please log in again.",
          {
            reason: error.code,
          },
        );
      }
    },
  };
}

/** What a sign-in waited for cannot be met any more. */
export const challengeOver = (reason: string) =>
  new DomainError("unauthenticated", "auth/challenge-over", "This log-in has taken too long. Log in again.", {
    reason,
  });

/** An access token that was good once. Its answer's body is fixed by the specification: clients refresh on it. */
const tokenExpired = () =>
  new DomainError("unauthenticated", tokenExpiredCode, "The access token has expired.");
