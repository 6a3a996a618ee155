import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { ApiError } from "@stopbank/contract/client";
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyOptions } from "@stopbank/contract/second-factors";

/** Fetched with the first passkey. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser, at this address, knows passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Whether it offers them where an e-mail address is typed. */
export const offersPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Has an authenticator make a passkey. @throws ApiError in words for its owner. */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await library();
  const made = await startRegistration({
    // As our server made them.
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch(inWords);
  return {
    id: made.id,
    client_data: made.response.clientDataJSON,
    attestation: made.response.attestationObject,
    transports: made.response.transports ?? [],
  };
}

/**
 * Has a passkey sign.
 *
 * @param isOffered beside the e-mail field, where the browser waits until it is chosen; else it asks at once.
 * @throws ApiError in words for its owner; `passkey/given-up` where nobody chose one.
 */
export async function signWithPasskey(options: PasskeyOptions, isOffered = false): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const signed = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isOffered,
  }).catch(inWords);
  return {
    id: signed.id,
    client_data: signed.response.clientDataJSON,
    authenticator_data: signed.response.authenticatorData,
    signature: signed.response.signature,
  };
}

/** The browser stops waiting for one to be chosen. */
export async function stopOffering(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** How browsers say what went wrong, as `name` of what they throw. */
const words: Readonly<Record<string, readonly [code: string, message: string]>> = {
  NotAllowedError: ["passkey/given-up", "No passkey was used. Try again when you are ready."],
  AbortError: ["passkey/given-up", "No passkey was used. Try again when you are ready."],
  InvalidStateError: ["passkey/known", "This device has a passkey for your account already."],
  SecurityError: [
    "passkey/elsewhere",
    "Passkeys do not work at this address. Open Stopbank at its main address and try again.",
  ],
  NotSupportedError: ["passkey/unsupported", "This device cannot make such a passkey. Try another one."],
};

function inWords(error: unknown): never {
  const [code, message] = words[error instanceof Error ? error.name : ""] ?? [
    "passkey/failed",
    "The passkey could not be used.",
  ];
  throw new ApiError(0, code, message);
}

/** Nobody has to be told that they gave up. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "passkey/given-up";
