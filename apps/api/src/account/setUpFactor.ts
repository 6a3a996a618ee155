import type { FactorConfirmation, FactorKind, NewFactor } from "@stopbank/contract/second-factors";
import { DomainError } from "@stopbank/errors";
import { recordAccountEvent } from "@stopbank/store/audit";
import { hasFactor, heldFactors } from "@stopbank/store/held-factors";
import { makeRecoveryCodes } from "@stopbank/store/recovery-codes";
import { confirmTotp, keepPendingTotp, pendingTotp } from "@stopbank/store/totp-factors";
import type { User } from "@stopbank/store/users";
import { askForNewPasskey, registerPasskey } from "../factors/passkeyRegistration.ts";
import { newTotpSecret, stepOfCode, totpUri } from "../factors/totp.ts";
import type { FactorParts } from "./factorParts.ts";

export interface FactorSetUp {
  /** Of a passkey: its id. */
  readonly passkeyId?: string;
  /** With the first factor; empty where there was one before. */
  readonly recoveryCodes: readonly string[];
}

/** What the person's app or authenticator is told. @param ceremony of a passkey. @throws DomainError `factors/too-many`. */
export async function beginFactor(
  parts: FactorParts,
  user: User,
  kind: FactorKind,
  ceremony: string,
): Promise<Omit<NewFactor, "demanded_by">> {
  if (kind === "passkey") return { passkey_options: await askForNewPasskey(parts, user, ceremony) };
  const secret = newTotpSecret();
  await keepPendingTotp(parts.store.shared, parts.factorKeys, user.id, secret);
  return { secret, uri: totpUri(secret, user.email) };
}

/**
 * The factor is the person's once they have shown that they have it: they are told by mail, and get recovery codes with their first.
 *
 * @throws DomainError `auth/wrong-factor`, `factors/too-late`, `factors/one-answer`, and as `registerPasskey`.
 */
export async function confirmFactor(
  parts: FactorParts,
  user: User,
  { code, passkey, name }: FactorConfirmation,
  ceremony: string,
): Promise<FactorSetUp> {
  const { store, mail } = parts;
  if ((code === undefined) === (passkey === undefined))
    throw new DomainError("invalid", "factors/one-answer", "Send a code, or what an authenticator has made.");
  const isFirst = !hasFactor(await heldFactors(store.shared, user.id));
  const passkeyId =
    passkey === undefined
      ? undefined
      : (await registerPasskey(parts, user, ceremony, { name: name ?? "", answer: passkey })).id;
  if (code !== undefined) await confirmCode(parts, user, code);
  const recoveryCodes = await store.withoutClient(async (tx) => {
    const kind = passkey === undefined ? "totp" : "passkey";
    await recordAccountEvent(tx, { action: "factor.added", userId: user.id, details: { kind } });
    const at = new Date().toISOString();
    await mail.post({ template: "factorAdded", userId: user.id, kind, at }, { within: tx });
    return isFirst ? makeRecoveryCodes(tx, user.id) : [];
  });
  return { ...(passkeyId === undefined ? {} : { passkeyId }), recoveryCodes };
}

async function confirmCode({ store, factorKeys }: FactorParts, user: User, code: string): Promise<void> {
  const secret = await pendingTotp(store.shared, factorKeys, user.id);
  if (secret === undefined)
    throw new DomainError(
      "conflict",
      "factors/too-late",
      "This took too long. Begin again with a new secret.",
    );
  const step = stepOfCode(secret, code, new Date());
  if (step === undefined || !(await confirmTotp(store.shared, user.id, step)))
    throw new DomainError(
      "invalid",
      "auth/wrong-factor",
      "This code is not right. Look at the app once more, and that its clock is right.",
    );
}
