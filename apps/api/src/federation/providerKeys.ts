import { hkdfSync } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { seal, unseal } from "@stopbank/store/seal";

/** What is sealed for and by this installation: nothing that a database alone could open. */
export interface ProviderKeys {
  sealSecret(clientId: string, secret: string): Buffer;
  /** @throws DomainError `sign-in/secret-lost` where it was sealed with another key. */
  openSecret(clientId: string, sealed: Uint8Array): string;
  sealFlow(flow: object): string;
  /** Undefined for what this installation has not sealed. */
  openFlow(sealed: string): unknown;
}

/** @param tokenKey the installation's own, which signs access tokens; these keys derive from it. */
export function providerKeysFrom(tokenKey: Uint8Array): ProviderKeys {
  const keyFor = (what: string) => new Uint8Array(hkdfSync("sha256", tokenKey, "", `stopbank ${what}`, 32));
  // One a client, so that what is sealed for one opens for no other.
  const secretKey = (clientId: string) => keyFor(`sign-in of ${clientId}`);
  const flowKey = keyFor("sign-in flows");
  return {
    sealSecret: (clientId, secret) => seal(secretKey(clientId), secret),
    openSecret: (clientId, sealed) => {
      try {
        return unseal(secretKey(clientId), sealed);
      } catch {
        throw new DomainError(
          "unavailable",
          "sign-in/secret-lost",
          "The organisation's sign-in has to be set up again: its administrator enters the client secret once more.",
        );
      }
    },
    sealFlow: (flow) => seal(flowKey, JSON.stringify(flow)).toString("base64url"),
    openFlow: (sealed) => {
      try {
        return JSON.parse(unseal(flowKey, Buffer.from(sealed, "base64url")));
      } catch {
        return undefined;
      }
    },
  };
}
