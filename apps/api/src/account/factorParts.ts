import type { RelyingParty } from "../factors/relyingParty.ts";
import type { CredentialParts } from "./credentialParts.ts";

/** What second factors take. */
export interface FactorParts extends CredentialParts {
  /** Seals the secrets of authenticator apps. */
  readonly factorKey: Uint8Array;
  readonly relyingParty: RelyingParty;
}
