import { DomainError } from "@stopbank/errors";
import { type KeyRing, openWith, sealWith } from "@stopbank/store/key-ring";
import { keysFor } from "../tokens/tokenKeys.ts";

/** What is sealed for and by this installation: nothing that a database alone could open. */
export interface ProviderKeys {
  sealSecret(clientId: string, secret: string): Buffer;
  /** @throws DomainError `sign-in/secret-lost` where it was sealed with another key. */
  openSecret(clientId: string, sealed: Uint8Array): string;
  /** The same secret, sealed with the newest key; undefined where it is so already. @throws as `openSecret`. */
  renewSecret(clientId: string, sealed: Uint8Array): Buffer | undefined;
  sealFlow(flow: object): string;
  /** Undefined for what this installation has not sealed. */
  openFlow(sealed: string): unknown;
}

/** @param tokenKeys the installation's own, of which the first signs access tokens; these keys derive from them. */
export function providerKeysFrom(tokenKeys: KeyRing): ProviderKeys {
  // One a client, so that what is sealed for one opens for no other.
  const secretKeys = (clientId: string) => keysFor(tokenKeys, `sign-in of ${clientId}`);
  // They last for minutes: whoever knows a former key begins none.
  const flowKeys = keysFor([tokenKeys[0]], "sign-in flows");
  const open = (clientId: string, sealed: Uint8Array) => {
    const opened = openWith(secretKeys(clientId), sealed);
    if (opened !== undefined) return opened;
    throw new DomainError(
      "unavailable",
      "sign-in/secret-lost",
      "The organisation's sign-in has to be set up again: its administrator enters the client secret once more.",
    );
  };
  return {
    sealSecret: (clientId, secret) => sealWith(secretKeys(clientId), secret),
    openSecret: (clientId, sealed) => open(clientId, sealed).text,
    renewSecret: (clientId, sealed) => {
      const { text, isByOlderKey } = open(clientId, sealed);
      return isByOlderKey ? sealWith(secretKeys(clientId), text) : undefined;
    },
    sealFlow: (flow) => sealWith(flowKeys, JSON.stringify(flow)).toString("base64url"),
    openFlow: (sealed) => {
      const opened = openWith(flowKeys, Buffer.from(sealed, "base64url"));
      return opened && JSON.parse(opened.text);
    },
  };
}
