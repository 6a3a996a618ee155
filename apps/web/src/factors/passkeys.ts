import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { ApiError } from "@stopbank/contract/client";
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyOptions } from "@stopbank/contract/second-factors";
import { takesPasskeys } from "./takesPasskeys.ts";

/** Fetched with the first passkey. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Whether they can be used in this browser, at this address. @param mainHost whose they are, where that is known. */
export const canUsePasskeys = (mainHost?: string): boolean =>
  knowsPasskeys() && takesPasskeys(location.hostname, mainHost);

/** Whether it offers them where an e-mail address is typed. */
export const offersPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Has an authenticator make a passkey. @throws ApiError in words for its owner. */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await library();
  const made = await startRegistration({
    // As our server made them.
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch(inWords("make"));
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
  }).catch(inWords("use"));
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
};

/** A device that cannot do what it was asked for. */
const unsupported = {
  make: "This device cannot make such a passkey. Try another one.",
  use: "This device cannot use a passkey here. Log in another way.",
} as const;

const inWords =
  (doing: keyof typeof unsupported) =>
  (error: unknown): never => {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotSupportedError") throw new ApiError(0, "passkey/unsupported", unsupported[doing]);
    const [code, message] = words[name] ?? ["passkey/failed", "The passkey could not be used."];
    throw new ApiError(0, code, message);
  };

/** Nobody has to be told that they gave up. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "passkey/given-up";
