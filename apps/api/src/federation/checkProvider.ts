import type { SignInCheck } from "@stopbank/contract/council-sign-in";
import { DomainError } from "@stopbank/errors";
import type { ProviderAsking } from "./askProvider.ts";
import { discover } from "./openProvider.ts";
import { signingAlgorithms } from "./verifiedReturn.ts";

/** Asks a provider what it says of itself: what was found, and what of it will not do, in sentences. */
export async function checkProvider(asking: ProviderAsking, issuer: string): Promise<SignInCheck> {
  try {
    const { metadata } = await discover(asking, { issuer, providerClientId: "check" }, undefined);
    const algorithms = metadata.id_token_signing_alg_values_supported ?? [];
    const challenges = metadata.code_challenge_methods_supported;
    const faults = [
      ...(algorithms.some((name) => signingAlgorithms.includes(name))
        ? []
        : ["It signs with no algorithm that can be trusted: RS256, PS256 or ES256 is needed."]),
      ...(challenges === undefined || challenges.includes("S256")
        ? []
        : ["It does not know PKCE with S256, which protects the sign-in on its way."]),
    ];
    const found = (what: string, value: string | undefined) => ({ what, value: value ?? "Not offered" });
    return {
      found: [
        found("Issuer", metadata.issuer),
        found("Signs with", algorithms.filter((name) => signingAlgorithms.includes(name)).join(", ")),
        found("Log-in page", hostOf(metadata.authorization_endpoint)),
        found("Log-out at the provider", hostOf(metadata.end_session_endpoint)),
        found("Tells of log-outs there", metadata.backchannel_logout_supported === true ? "Yes" : undefined),
        found("Scopes", metadata.scopes_supported?.slice(0, 20).join(" ").slice(0, 300)),
      ],
      faults,
    };
  } catch (error) {
    if (!(error instanceof DomainError) || !(error.code in sentences)) throw error;
    return { found: [], faults: [sentences[error.code] ?? error.message] };
  }
}

const hostOf = (address: string | undefined) => address && URL.parse(address)?.host;

/** For the administrator, who can mend it. */
const sentences: Readonly<Record<string, string>> = {
  "sign-in/provider-unreachable":
    "Nothing that describes a provider was found there: its /.well-known/openid-configuration did not answer, or names another issuer.",
  "sign-in/unusable-provider":
    "This address cannot be used: it has to be your own organisation's, over https, with a log-in page, tokens and keys at such addresses.",
  "sign-in/forbidden-address":
    "This address leads into a network of its own, where this server may not ask. Whoever runs the installation can allow it.",
};
