import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser } from "../accounts/users.ts";
import type { KeyRing } from "../sealing/keyRing.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { dropCodesWithoutFactor, heldFactors, removeAllFactors } from "./heldFactors.ts";
import { keepCeremony, purgeCeremonies, takeCeremony } from "./passkeyCeremonies.ts";
import {
  addPasskey,
  countPasskeyUse,
  findPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "./passkeys.ts";
import {
  countRecoveryCodes,
  isSpentRecoveryCode,
  makeRecoveryCodes,
  spendRecoveryCode,
} from "./recoveryCodes.ts";
import {
  confirmTotp,
  findTotp,
  keepPendingTotp,
  pendingTotp,
  removeTotp,
  renewTotpSecrets,
  spendStep,
  totpSecret,
} from "./totpFactors.ts";

const key = new Uint8Array(32).fill(5);
const keys: KeyRing = [key];

onEachEngine("second factors", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const shared = () => database.store.shared;
  const person = async () =>
    (await createUser(shared(), { email: `${randomUUID()}@a.example`, status: "CONFIRMED" })).id;
  const dump = async (table: string) =>
    JSON.stringify(await database.owner.rows(`select ${table}::text from ${table}`));
  const passkeyOf = (userId: string, counter = 0) =>
    addPasskey(shared(), {
      userId,
      credentialId: randomBytes(16).toString("base64url"),
      publicKey: randomBytes(77),
      counter,
      transports: ["internal", "hybrid"],
      name: "Laptop",
    });

  it("A-25: an app's secret is sealed, and is none until a code has confirmed it", async () => {
    const userId = await person();
    await keepPendingTotp(shared(), keys, userId, "JBSWY3DPEHPK3PXP");
    expect(await findTotp(shared(), userId)).toBeUndefined();
    expect(await totpSecret(shared(), keys, userId)).toBeUndefined();
    expect(await pendingTotp(shared(), keys, userId)).toBe("JBSWY3DPEHPK3PXP");
    expect(await confirmTotp(shared(), userId, 7)).toBe(true);
    expect(await totpSecret(shared(), keys, userId)).toBe("JBSWY3DPEHPK3PXP");
    expect(await findTotp(shared(), userId)).toMatchObject({ lastUsedAt: undefined });
    const hex = Buffer.from("JBSWY3DPEHPK3PXP").toString("hex");
    expect(await dump("totp_factors")).not.toMatch(new RegExp(`JBSWY3DP|${hex}`));
    await expect(totpSecret(shared(), [new Uint8Array(32)], userId)).rejects.toMatchObject({
      code: "factors/secret-lost",
    });
    // Another that is shown leaves the one in use as it is.
    await keepPendingTotp(shared(), keys, userId, "OTHER");
    expect(await totpSecret(shared(), keys, userId)).toBe("JBSWY3DPEHPK3PXP");
    expect(await removeTotp(shared(), userId)).toBe(true);
    expect(await removeTotp(shared(), userId)).toBe(false);
  });

  it("A-25: secrets go over to a newer key, and those of a lost one are counted and left as they are", async () => {
    const [userId, lostId] = [await person(), await person()];
    const newer = new Uint8Array(32).fill(6);
    await database.owner.script("delete from totp_factors");
    await keepPendingTotp(shared(), keys, userId, "JBSWY3DPEHPK3PXP");
    await confirmTotp(shared(), userId, 7);
    await keepPendingTotp(shared(), [new Uint8Array(32)], lostId, "LOST");
    await confirmTotp(shared(), lostId, 7);
    // With a key that sealed it unknown, nothing is there to be confirmed.
    await keepPendingTotp(shared(), keys, userId, "ANOTHER");
    expect(await pendingTotp(shared(), [newer], userId)).toBeUndefined();
    expect(await totpSecret(shared(), [newer, key], userId)).toBe("JBSWY3DPEHPK3PXP");
    expect(await renewTotpSecrets(shared(), [newer, key])).toEqual({ renewed: 1, lost: 1 });
    expect(await renewTotpSecrets(shared(), [newer, key])).toEqual({ renewed: 0, lost: 1 });
    expect(await totpSecret(shared(), [newer], userId)).toBe("JBSWY3DPEHPK3PXP");
    expect(await totpSecret(shared(), [new Uint8Array(32)], lostId)).toBe("LOST");
  });

  it("a secret that nobody confirms in half an hour is none", async () => {
    const userId = await person();
    await keepPendingTotp(shared(), keys, userId, "LATE");
    await database.owner.script(
      `update totp_factors set pending_until = now() - interval '1 second' where user_id = '${userId}'`,
    );
    expect(await pendingTotp(shared(), keys, userId)).toBeUndefined();
    expect(await confirmTotp(shared(), userId, 1)).toBe(false);
  });

  it("A-25: a time step is good once, also for many at once, and no earlier one after it", async () => {
    const userId = await person();
    await keepPendingTotp(shared(), keys, userId, "S");
    await confirmTotp(shared(), userId, 10);
    expect(await spendStep(shared(), userId, 10)).toBe(false);
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => spendStep(shared(), userId, 12)));
    expect(atOnce.filter(Boolean)).toHaveLength(1);
    expect(await spendStep(shared(), userId, 11)).toBe(false);
    expect(await spendStep(shared(), await person(), 13)).toBe(false);
  });

  it("A-25: recovery codes are ten, kept as hashes, good once each, and void with the next set", async () => {
    const userId = await person();
    const codes = await database.store.withoutClient((tx) => makeRecoveryCodes(tx, userId));
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    const [first = "", second = "", third = ""] = codes;
    expect(await dump("recovery_codes")).not.toContain(first.slice(0, 9));
    expect(await spendRecoveryCode(shared(), await person(), first)).toBe(false);
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => spendRecoveryCode(shared(), userId, first)),
    );
    expect(atOnce.filter(Boolean)).toHaveLength(1);
    const isSpent = (code: string, of = userId) => isSpentRecoveryCode(shared(), of, code);
    expect([await isSpent(first), await isSpent(second)]).toEqual([true, false]);
    expect(await isSpent(first, await person())).toBe(false);
    // As somebody types it who reads it from paper.
    const typed = ` ${second.toUpperCase().replaceAll("0", "O").replaceAll("-", " ")}`;
    expect(await spendRecoveryCode(shared(), userId, typed)).toBe(true);
    expect(await countRecoveryCodes(shared(), userId)).toBe(8);
    await database.store.withoutClient((tx) => makeRecoveryCodes(tx, userId));
    expect(await spendRecoveryCode(shared(), userId, third)).toBe(false);
    expect(await countRecoveryCodes(shared(), userId)).toBe(10);
  });

  it("passkeys belong to one person, whose count has to rise", async () => {
    const userId = await person();
    const { id, credentialId, publicKey } = await passkeyOf(userId, 3);
    const found = await findPasskey(shared(), credentialId);
    expect(found).toMatchObject({ userId, counter: 3, transports: ["internal", "hybrid"], name: "Laptop" });
    expect(Buffer.from(found?.publicKey ?? []).equals(Buffer.from(publicKey))).toBe(true);
    for (const [counter, isGood] of [
      [3, false],
      [2, false],
      [0, false],
      [4, true],
      [4, false],
    ] as const)
      expect([counter, await countPasskeyUse(shared(), id, counter)]).toEqual([counter, isGood]);
    const uncounted = await passkeyOf(userId);
    expect(await countPasskeyUse(shared(), uncounted.id, 0)).toBe(true);
    expect(await countPasskeyUse(shared(), uncounted.id, 0)).toBe(true);
    const stranger = await person();
    expect(await renamePasskey(shared(), stranger, id, "Mine")).toBe(false);
    expect(await removePasskey(shared(), stranger, id)).toBe(false);
    expect(await renamePasskey(shared(), userId, id, "Blue key")).toBe(true);
    expect((await listPasskeys(shared(), userId)).map(({ name }) => name)).toEqual(["Blue key", "Laptop"]);
    const again = addPasskey(shared(), { ...uncounted, userId: stranger, credentialId });
    await expect(again).rejects.toMatchObject({ code: "factors/passkey-taken" });
  });

  it("what a passkey is asked to sign is there once, for five minutes, and replaced by the next", async () => {
    await keepCeremony(shared(), "a", "first");
    await keepCeremony(shared(), "a", "second");
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => takeCeremony(shared(), "a")));
    expect(atOnce.filter((each) => each !== undefined)).toEqual(["second"]);
    await keepCeremony(shared(), "b", "late");
    await database.owner.script("update passkey_ceremonies set expires_at = now() - interval '1 second'");
    expect(await takeCeremony(shared(), "b")).toBeUndefined();
    await keepCeremony(shared(), "c", "late");
    await database.owner.script("update passkey_ceremonies set expires_at = now() - interval '1 second'");
    expect(await purgeCeremonies(shared())).toBe(1);
    expect(await dump("passkey_ceremonies")).toBe("[]");
  });

  it("recovery codes go with the last factor, and everything goes at once where somebody lost it", async () => {
    const userId = await person();
    const keys = [await passkeyOf(userId), await passkeyOf(userId)];
    await database.store.withoutClient((tx) => makeRecoveryCodes(tx, userId));
    for (const [left, { id }] of [
      [10, keys[0]],
      [0, keys[1]],
    ] as [number, { id: string }][]) {
      await removePasskey(shared(), userId, id);
      await database.store.withoutClient((tx) => dropCodesWithoutFactor(tx, userId));
      expect(await countRecoveryCodes(shared(), userId)).toBe(left);
    }
    await passkeyOf(userId);
    await keepPendingTotp(shared(), [new Uint8Array(32)], userId, "S");
    await confirmTotp(shared(), userId, 1);
    const had = await database.store.withoutClient((tx) => removeAllFactors(tx, userId));
    expect(had).toEqual({ totp: true, passkeys: 1 });
    expect(await heldFactors(shared(), userId)).toEqual({ totp: false, passkeys: 0 });
  });
});
