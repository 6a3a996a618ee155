import { DomainError } from "@stopbank/errors";
import type { SignInProvider } from "@stopbank/store/sign-in-providers";
import { createRemoteJWKSet, customFetch as customKeyFetch, type JWTVerifyGetKey } from "jose";
import * as oidc from "openid-client";
import type { ProviderAsking } from "./askProvider.ts";
import type { ProviderKeys } from "./providerKeys.ts";

/** A provider, found and ready to be asked. */
export interface OpenProvider {
  readonly config: oidc.Configuration;
  readonly metadata: oidc.ServerMetadata;
  /** Its keys, for tokens that come by themselves. Fetched again for a key that is not among them, twice a minute at most. */
  readonly keys: JWTVerifyGetKey;
}

export interface OpeningParts {
  readonly asking: ProviderAsking;
  readonly keys: Pick<ProviderKeys, "openSecret">;
}

type Provider = Pick<SignInProvider, "issuer" | "providerClientId" | "sealedSecret" | "updatedAt">;

/** How long what a provider says of itself is believed. */
const keptMs = 10 * 60_000;
const mostKept = 200;
/** What clocks may differ by. */
export const clockSeconds = 60;

/** Finds providers by discovery (OpenID Connect Discovery 1.0), and keeps what they said for ten minutes. */
export function createProviders({ asking, keys }: OpeningParts) {
  const found = new Map<string, { readonly at: number; readonly provider: Promise<OpenProvider> }>();
  /** @throws DomainError `sign-in/provider-unreachable`, `sign-in/unusable-provider`, `sign-in/secret-lost`. */
  return (clientId: string, provider: Provider): Promise<OpenProvider> => {
    const key = `${clientId} ${provider.updatedAt.toISOString()}`;
    const known = found.get(key);
    if (known !== undefined && performance.now() - known.at < keptMs) return known.provider;
    if (found.size >= mostKept) found.clear();
    const secret =
      provider.sealedSecret === undefined ? undefined : keys.openSecret(clientId, provider.sealedSecret);
    const opening = { at: performance.now(), provider: discover(asking, provider, secret) };
    found.set(key, opening);
    opening.provider.catch(() => {
      if (found.get(key) === opening) found.delete(key);
    });
    return opening.provider;
  };
}

/** @throws DomainError `sign-in/provider-unreachable`, `sign-in/unusable-provider`. */
export async function discover(
  asking: ProviderAsking,
  { issuer, providerClientId }: Pick<Provider, "issuer" | "providerClientId">,
  secret: string | undefined,
): Promise<OpenProvider> {
  const url = URL.parse(issuer);
  if (url === null || !asking.isAllowed(url)) throw unusable("its address");
  const fetch: oidc.CustomFetch = (address, options) => asking.fetch(address, options);
  try {
    const config = await oidc.discovery(
      url,
      providerClientId,
      { [oidc.clockTolerance]: clockSeconds },
      clientAuth(secret),
      {
        [oidc.customFetch]: fetch,
        // Else the signature of an id_token that came straight from the provider would not be looked at.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(url.protocol === "http:" ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    const metadata = config.serverMetadata();
    requireUsable(asking, metadata);
    const keySet = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ""), {
      [customKeyFetch]: (address, options) => asking.fetch(address, options),
    });
    return { config, metadata, keys: keySet };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw unreachable(error);
  }
}

/** @throws DomainError `sign-in/unusable-provider`. */
function requireUsable(asking: ProviderAsking, metadata: oidc.ServerMetadata): void {
  // Of a provider for many organisations: each of them could sign people in.
  if (/[{}]/.test(metadata.issuer)) throw unusable("it is for any organisation, and not for one");
  for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const) {
    const url = URL.parse(metadata[name] ?? "");
    if (url === null || !asking.isAllowed(url)) throw unusable(`its ${name}`);
  }
}

const clientAuth = (secret: string | undefined): oidc.ClientAuth => {
  if (secret === undefined) return oidc.None();
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    return (methods === undefined || methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
};

const unusable = (what: string) =>
  new DomainError(
    "unavailable",
    "sign-in/unusable-provider",
    "The organisation's sign-in is not set up as it has to be. Its administrator can mend that.",
    { what },
  );

/** The reason is for the log: it may quote the provider. */
export const unreachable = (cause: unknown) =>
  new DomainError(
    "unavailable",
    "sign-in/provider-unreachable",
    "The organisation's sign-in does not answer as it should. Try again in a few minutes.",
    { reason: reasonOf(cause) },
  );

/** A kind of failure, without words of a stranger's. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  const inner = cause.cause instanceof Error ? ` ${reasonOf(cause.cause)}` : "";
  return `${"code" in cause && typeof cause.code === "string" ? cause.code : cause.name}${inner}`;
}
