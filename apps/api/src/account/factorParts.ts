import type { KeyRing } from "@stopbank/store/key-ring";
import type { RelyingParty } from "../factors/relyingParty.ts";
import type { CredentialParts } from "./credentialParts.ts";

/** What second factors take. */
export interface FactorParts extends CredentialParts {
  /** Seals the secrets of authenticator apps. */
  readonly factorKeys: KeyRing;
  readonly relyingParty: RelyingParty;
}
