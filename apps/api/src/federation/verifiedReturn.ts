import { DomainError } from "@stopbank/errors";
import { decodeProtectedHeader } from "jose";
import * as oidc from "openid-client";
import type { OpenProvider } from "./openProvider.ts";
import { reasonOf, unreachable } from "./openProvider.ts";

/** What of a sign-in is kept while the browser is at the provider. */
export interface SignInFlow {
  readonly clientId: string;
  /** The provider as it was when the flow began: another one's answer is no answer to it. */
  readonly issuer: string;
  readonly providerClientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Whom a provider has vouched for. */
export interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly sid: string | undefined;
  readonly idToken: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Asymmetric ones: with others whoever knows the client secret, or nothing, could sign. */
export const signingAlgorithms = ["RS", "PS", "ES"].flatMap((kind) =>
  ["256", "384", "512"].map((bits) => `${kind}${bits}`),
);

/**
 * Exchanges the code that the browser came back with, and verifies what the provider says with it: state, issuer (RFC 9207), PKCE,
 * and of the id_token signature, algorithm, issuer, audience, authorised party, nonce and times.
 *
 * @param query as it came.
 * @param needs claims that the provider may keep for its userinfo endpoint.
 * @throws DomainError `sign-in/cancelled`, `sign-in/refused`, `sign-in/provider-unreachable`.
 */
export async function verifiedReturn(
  { config, metadata }: OpenProvider,
  flow: SignInFlow,
  query: string,
  needs: readonly string[],
): Promise<ProviderPerson> {
  const url = new URL(flow.redirectUri);
  url.search = query;
  try {
    const tokens = await oidc.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    const { id_token: idToken } = tokens;
    if (claims === undefined || idToken === undefined) throw refused("no id_token");
    if (!signingAlgorithms.includes(decodeProtectedHeader(idToken).alg ?? "")) throw refused("algorithm");
    if (claims.azp !== undefined && claims.azp !== flow.providerClientId) throw refused("azp");
    const lacks = needs.some((name) => !Object.hasOwn(claims, name.split(".", 1)[0] ?? name));
    const more =
      lacks && metadata.userinfo_endpoint !== undefined
        ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
    return {
      issuer: claims.iss,
      subject: claims.sub,
      sid: typeof claims.sid === "string" ? claims.sid : undefined,
      idToken,
      // What is signed counts before what is not.
      claims: { ...more, ...claims },
    };
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof oidc.AuthorizationResponseError && error.error === "access_denied")
    return new DomainError(
      "forbidden",
      "sign-in/cancelled",
      "You were not logged in: your organisation's sign-in was cancelled, or does not admit you to Stopbank.",
    );
  const isOut =
    error instanceof Error &&
    (error.name === "TypeError" ||
      error.name === "TimeoutError" ||
      ("code" in error && error.code === "OAUTH_TIMEOUT"));
  const isTheirs = error instanceof oidc.ResponseBodyError && error.status >= 500;
  return isOut || isTheirs ? unreachable(error) : refused(reasonOf(error));
}

const refused = (reason: string) =>
  new DomainError(
    "unauthenticated",
    "sign-in/refused",
    "What your organisation's sign-in answered cannot be trusted, so nobody was logged in. Try again; should it happen once more, tell your administrator.",
    { reason },
  );
