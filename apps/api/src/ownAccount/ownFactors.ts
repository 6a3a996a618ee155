import type { NewPasskeyAnswer, OwnPasskey } from "@stopbank/contract/second-factors";
import { DomainError } from "@stopbank/errors";
import { recordAccountEvent } from "@stopbank/store/audit";
import type { Queries } from "@stopbank/store/database";
import { dropCodesWithoutFactor, hasFactor, heldFactors } from "@stopbank/store/held-factors";
import { listPasskeys, type Passkey, removePasskey, renamePasskey } from "@stopbank/store/passkeys";
import { makeRecoveryCodes } from "@stopbank/store/recovery-codes";
import { demandingClients } from "@stopbank/store/second-factor-rules";
import { removeTotp } from "@stopbank/store/totp-factors";
import type { FactorParts } from "../account/factorParts.ts";
import { beginFactor, confirmFactor } from "../account/setUpFactor.ts";
import { type OwnCaller, requireProof } from "./proof.ts";

/** Of a passkey that is being registered. */
const ceremonyOf = ({ familyId }: OwnCaller) => `registration ${familyId}`;

export async function beginOwnFactor(parts: FactorParts, caller: OwnCaller, kind: "totp" | "passkey") {
  await requireProof(parts, caller);
  return beginFactor(parts, caller.user, kind, ceremonyOf(caller));
}

/** @throws as `confirmFactor`, and DomainError `auth/prove-first`. */
export async function confirmOwnTotp(parts: FactorParts, caller: OwnCaller, code: string): Promise<string[]> {
  await requireProof(parts, caller);
  return [...(await confirmFactor(parts, caller.user, { code }, ceremonyOf(caller))).recoveryCodes];
}

/** @throws as `confirmOwnTotp`. */
export async function addOwnPasskey(
  parts: FactorParts,
  caller: OwnCaller,
  given: { readonly name: string; readonly passkey: NewPasskeyAnswer },
): Promise<{ passkey: OwnPasskey; recovery_codes: string[] }> {
  await requireProof(parts, caller);
  const { passkeyId, recoveryCodes } = await confirmFactor(parts, caller.user, given, ceremonyOf(caller));
  const passkey = (await listPasskeys(parts.store.shared, caller.user.id)).find(({ id }) => id === passkeyId);
  if (passkey === undefined) throw noSuchPasskey();
  return { passkey: onWire(passkey), recovery_codes: [...recoveryCodes] };
}

export const onWire = ({ id, name, createdAt, lastUsedAt }: Passkey): OwnPasskey => ({
  ...{ id, name },
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** @throws DomainError `factors/no-such-passkey`. */
export async function renameOwnPasskey(
  { store }: FactorParts,
  { user }: OwnCaller,
  id: string,
  written: string,
): Promise<string> {
  const name = written.trim();
  if (name === "")
    throw new DomainError(
      "invalid",
      "factors/no-name",
      "Give the passkey a name, so that you know it again.",
    );
  if (!isUuid(id) || !(await renamePasskey(store.shared, user.id, id, name))) throw noSuchPasskey();
  return name;
}

/** @throws DomainError `auth/prove-first`, `factors/no-such-passkey`, `factors/demanded`. */
export const removeOwnPasskey = (parts: FactorParts, caller: OwnCaller, id: string): Promise<void> =>
  removeFactor(parts, caller, "passkey", async (tx) => {
    if (!isUuid(id) || !(await removePasskey(tx, caller.user.id, id))) throw noSuchPasskey();
  });

/** @throws DomainError `auth/prove-first`, `factors/no-app`, `factors/demanded`. */
export const removeOwnTotp = (parts: FactorParts, caller: OwnCaller): Promise<void> =>
  removeFactor(parts, caller, "totp", async (tx) => {
    if (!(await removeTotp(tx, caller.user.id)))
      throw new DomainError("not-found", "factors/no-app", "You have no authenticator app here.");
  });

/** The last one stays where an organisation demands one: otherwise the next log-in would ask whoever has the password to set it up. */
async function removeFactor(
  parts: FactorParts,
  caller: OwnCaller,
  kind: "totp" | "passkey",
  remove: (tx: Queries) => Promise<void>,
): Promise<void> {
  const { store, mail } = parts;
  const userId = caller.user.id;
  await requireProof(parts, caller);
  const demanding = await demandingClients(store, userId);
  await store.withoutClient(async (tx) => {
    await remove(tx);
    if (demanding.length > 0 && !hasFactor(await heldFactors(tx, userId)))
      throw new DomainError(
        "conflict",
        "factors/demanded",
        `${demanding.join(" and ")} asks for a second factor, and this is your last one. Set up another first.`,
      );
    await dropCodesWithoutFactor(tx, userId);
    await recordAccountEvent(tx, { action: "factor.removed", userId, details: { kind } });
    const at = new Date().toISOString();
    await mail.post({ template: "factorRemoved", userId, kind, at }, { within: tx });
  });
}

/** @throws DomainError `auth/prove-first`, `factors/none`. */
export async function makeOwnRecoveryCodes(parts: FactorParts, caller: OwnCaller): Promise<string[]> {
  const { store, mail } = parts;
  const userId = caller.user.id;
  await requireProof(parts, caller);
  if (!hasFactor(await heldFactors(store.shared, userId)))
    throw new DomainError(
      "conflict",
      "factors/none",
      "Recovery codes stand in for an app or a passkey. Set one of them up first.",
    );
  return store.withoutClient(async (tx) => {
    await recordAccountEvent(tx, { action: "recovery-codes.made", userId });
    const at = new Date().toISOString();
    await mail.post({ template: "factorAdded", userId, kind: "recovery-codes", at }, { within: tx });
    return makeRecoveryCodes(tx, userId);
  });
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

const noSuchPasskey = () =>
  new DomainError("not-found", "factors/no-such-passkey", "You have no such passkey. Load the page again.");
