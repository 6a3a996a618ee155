import {
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { PasskeyAnswer, PasskeyOptions } from "@stopbank/contract/second-factors";
import { DomainError } from "@stopbank/errors";
import { recordAccountEvent } from "@stopbank/store/audit";
import { keepCeremony, takeCeremony } from "@stopbank/store/passkey-ceremonies";
import { countPasskeyUse, findPasskey, listPasskeys, type Passkey } from "@stopbank/store/passkeys";
import { type PasskeyParts, passkeyTooLate } from "./passkeyRegistration.ts";

/**
 * What a passkey is to sign.
 *
 * @param ceremony names it; whoever answers has to have that name.
 * @param userId whose passkeys will do; undefined for anybody's, which then has to find and verify its owner by itself.
 */
export async function askForPasskey(
  { store, relyingParty }: PasskeyParts,
  ceremony: string,
  userId: string | undefined,
): Promise<PasskeyOptions> {
  const known = userId === undefined ? [] : await listPasskeys(store.shared, userId);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: userId === undefined ? "required" : "preferred",
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
  });
  await keepCeremony(store.shared, ceremony, options.challenge);
  return { ...options };
}

/**
 * Checks what a passkey has signed, once. A count that does not rise stands in the trail of accounts, and is refused.
 *
 * @param of as `askForPasskey` was given.
 * @throws DomainError `auth/passkey-too-late`, `auth/wrong-passkey`: the same for an unknown one, another's and a bad signature.
 */
export async function verifyPasskey(
  { store, relyingParty }: PasskeyParts,
  ceremony: string,
  answer: PasskeyAnswer,
  of: string | undefined,
): Promise<Passkey> {
  const expectedChallenge = await takeCeremony(store.shared, ceremony);
  if (expectedChallenge === undefined) throw passkeyTooLate();
  const passkey = await findPasskey(store.shared, answer.id);
  if (passkey === undefined || (of !== undefined && passkey.userId !== of)) throw wrongPasskey("unknown");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: answer.id,
      rawId: answer.id,
      type: "public-key",
      response: {
        clientDataJSON: answer.client_data,
        authenticatorData: answer.authenticator_data,
        signature: answer.signature,
      },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: await relyingParty.origins(),
    expectedRPID: relyingParty.id,
    requireUserVerification: of === undefined,
    // The count is compared in the statement that writes it.
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
  }).catch((error: unknown): VerifiedAuthenticationResponse => {
    throw wrongPasskey(error instanceof Error ? error.message : "not verified");
  });
  if (!verified) throw wrongPasskey("signature");
  if (await countPasskeyUse(store.shared, passkey.id, authenticationInfo.newCounter)) return passkey;
  await recordAccountEvent(store.shared, {
    action: "passkey.count-fell",
    userId: passkey.userId,
    details: { passkey: passkey.name, kept: passkey.counter, came: authenticationInfo.newCounter },
  });
  throw wrongPasskey("count");
}

const wrongPasskey = (reason: string) =>
  new DomainError(
    "unauthenticated",
    "auth/wrong-passkey",
    "This passkey could not be used. Try another, or log in another way.",
    { reason },
  );
