import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { NewPasskeyAnswer, PasskeyOptions } from "@stopbank/contract/second-factors";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { keepCeremony, takeCeremony } from "@stopbank/store/passkey-ceremonies";
import { addPasskey, listPasskeys, MOST_PASSKEYS, type Passkey } from "@stopbank/store/passkeys";
import type { RelyingParty } from "./relyingParty.ts";

export interface PasskeyParts {
  readonly store: Store;
  readonly relyingParty: RelyingParty;
}

export interface PasskeyOwner {
  readonly id: string;
  readonly email: string;
}

/** Ed25519, ES256 and RS256: what authenticators have. */
const algorithms = [-8, -7, -257];

/**
 * What an authenticator needs to make a passkey that finds its owner by itself and verifies them.
 *
 * @param ceremony names what is to be signed; whoever answers has to have it.
 * @throws DomainError `factors/too-many`.
 */
export async function askForNewPasskey(
  { store, relyingParty }: PasskeyParts,
  owner: PasskeyOwner,
  ceremony: string,
): Promise<PasskeyOptions> {
  const known = await listPasskeys(store.shared, owner.id);
  if (known.length >= MOST_PASSKEYS)
    throw new DomainError(
      "conflict",
      "factors/too-many",
      `You have ${MOST_PASSKEYS} passkeys. Remove one that you do not use first.`,
    );
  const options = await generateRegistrationOptions({
    rpName: "Stopbank",
    rpID: relyingParty.id,
    userName: owner.email,
    userDisplayName: owner.email,
    userID: new Uint8Array(Buffer.from(owner.id)),
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  await keepCeremony(store.shared, ceremony, options.challenge);
  return { ...options };
}

/**
 * Registers what an authenticator has made.
 *
 * @throws DomainError `auth/challenge-over`, `factors/bad-passkey`, `factors/passkey-taken`.
 */
export async function registerPasskey(
  { store, relyingParty }: PasskeyParts,
  owner: PasskeyOwner,
  ceremony: string,
  { name, answer }: { readonly name: string; readonly answer: NewPasskeyAnswer },
): Promise<Passkey> {
  const expectedChallenge = await takeCeremony(store.shared, ceremony);
  if (expectedChallenge === undefined) throw passkeyTooLate();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: answer.id,
      rawId: answer.id,
      type: "public-key",
      response: { clientDataJSON: answer.client_data, attestationObject: answer.attestation },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: await relyingParty.origins(),
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown): VerifiedRegistrationResponse => {
    throw badPasskey(error);
  });
  if (registrationInfo === undefined) throw badPasskey(undefined);
  const { credential } = registrationInfo;
  return addPasskey(store.shared, {
    userId: owner.id,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: answer.transports,
    name: name.trim() === "" ? "Passkey" : name.trim(),
  });
}

export const passkeyTooLate = () =>
  new DomainError(
    "unauthenticated",
    "auth/passkey-too-late",
    "That took longer than five minutes, or was asked for elsewhere. Try again.",
  );

const badPasskey = (error: unknown) =>
  new DomainError(
    "invalid",
    "factors/bad-passkey",
    "This passkey could not be registered. Try again, or use another.",
    {
      reason: error instanceof Error ? error.message : "not verified",
    },
  );
