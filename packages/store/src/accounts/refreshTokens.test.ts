import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  isFamilyLive,
  issueRefreshToken,
  markProved,
  provedUntil,
  purgeExpiredFamilies,
  type Rotation,
  revokeByToken,
  revokeUserTokens,
  rotateRefreshToken,
} from "./refreshTokens.ts";
import { createUser, deleteUser } from "./users.ts";

onEachEngine("A-17: refresh tokens", (open) => {
  let database: TestDatabase;
  let userId: string;
  let first: { token: string; familyId: string };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const email = `${crypto.randomUUID()}@stopbank.example`;
    userId = (await createUser(database.store.shared, { email, status: "CONFIRMED" })).id;
    first = await issueRefreshToken(database.store.shared, userId);
  });

  const rotate = (token: string) => rotateRefreshToken(database.store.shared, token);
  const next = async (token: string): Promise<string> => {
    const rotation = await rotate(token);
    if (rotation.outcome !== "rotated") throw new Error(`The token was ${rotation.outcome}.`);
    return rotation.token;
  };
  const age = (seconds: number) =>
    database.owner.script(
      `update refresh_tokens set rotated_at = rotated_at - interval '${seconds} seconds'`,
    );

  it("gives a new token of the same family and user", async () => {
    const rotation = await rotate(first.token);
    expect(rotation).toMatchObject({ outcome: "rotated", userId, familyId: first.familyId });
    expect(rotation.outcome === "rotated" && rotation.token).not.toBe(first.token);
  });

  it("gives each next token in turn", async () => {
    let token = first.token;
    for (let turn = 0; turn < 5; turn++) token = await next(token);
    expect(await isFamilyLive(database.store.shared, first.familyId)).toBe(true);
  });

  it("accepts the old token again within 10 seconds, since the answer may have been lost", async () => {
    const successor = await next(first.token);
    await age(9);
    const again = await next(first.token);
    expect(again).not.toBe(successor);
    // Both successors work: it cannot be known which one arrived.
    await next(successor);
    await next(again);
  });

  it("revokes the family when the old token returns after 10 seconds", async () => {
    const successor = await next(first.token);
    await age(11);
    expect(await rotate(first.token)).toEqual({ outcome: "reused", userId, familyId: first.familyId });
    expect(await rotate(successor)).toEqual({ outcome: "refused" });
    expect(await isFamilyLive(database.store.shared, first.familyId)).toBe(false);
  });

  it("does not start the grace anew when the old token is used within it", async () => {
    await next(first.token);
    await age(6);
    await next(first.token);
    await age(6);
    expect(await rotate(first.token)).toMatchObject({ outcome: "reused" });
  });

  it("reports a reuse once and refuses from then on", async () => {
    await next(first.token);
    await age(11);
    await rotate(first.token);
    expect(await rotate(first.token)).toEqual({ outcome: "refused" });
  });

  it("leaves the user's other sign-ins alone when one family is revoked", async () => {
    const other = await issueRefreshToken(database.store.shared, userId);
    await next(first.token);
    await age(11);
    await rotate(first.token);
    await next(other.token);
  });

  it("answers 20 exchanges of one token at the same time with 20 that work", async () => {
    const rotations = await Promise.all(Array.from({ length: 20 }, () => rotate(first.token)));
    expect(new Set(rotations.map(({ outcome }) => outcome))).toEqual(
      new Set<Rotation["outcome"]>(["rotated"]),
    );
    for (const rotation of rotations) if (rotation.outcome === "rotated") await next(rotation.token);
  });

  it("refuses unknown, signed-out and expired tokens", async () => {
    expect(await rotate("unknown")).toEqual({ outcome: "refused" });
    const signedOut = await issueRefreshToken(database.store.shared, userId);
    await revokeByToken(database.store.shared, signedOut.token);
    await revokeByToken(database.store.shared, signedOut.token);
    expect(await rotate(signedOut.token)).toEqual({ outcome: "refused" });
    await database.owner.script("update refresh_token_families set expires_at = now()");
    expect(await rotate(first.token)).toEqual({ outcome: "refused" });
  });

  it("refuses all of a user's tokens after they are revoked, and after the user is deleted", async () => {
    const other = await issueRefreshToken(database.store.shared, userId);
    expect(await revokeUserTokens(database.store.shared, userId, "password-changed")).toBe(2);
    expect(await rotate(first.token)).toEqual({ outcome: "refused" });
    expect(await rotate(other.token)).toEqual({ outcome: "refused" });
    const third = await issueRefreshToken(database.store.shared, userId);
    await deleteUser(database.store.shared, userId);
    expect(await rotate(third.token)).toEqual({ outcome: "refused" });
  });

  it("A-28: tells until when a sign-in counts as having shown who it is, until it ends", async () => {
    const { shared } = database.store;
    const until = () => provedUntil(shared, first.familyId, 10);
    expect((await until())?.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    await database.owner.script(
      "update refresh_token_families set proved_at = now() - interval '601 seconds'",
    );
    expect(await until()).toBeUndefined();
    await markProved(shared, first.familyId);
    expect((await until())?.getTime()).toBeLessThan(Date.now() + 11 * 60_000);
    await revokeUserTokens(shared, userId, "ended");
    expect(await until()).toBeUndefined();
  });

  it("keeps no usable token, and forgets families a day after they expired", async () => {
    const [dump] = await database.owner.rows<{ text: string }>(
      "select string_agg(refresh_tokens::text, ' ') as text from refresh_tokens",
    );
    for (const spelling of [first.token, Buffer.from(first.token).toString("hex")])
      expect(dump?.text).not.toContain(spelling);
    await database.owner.script("update refresh_token_families set expires_at = now() - interval '25 hours'");
    expect(await purgeExpiredFamilies(database.store.shared)).toBeGreaterThan(0);
    expect(await database.owner.rows("select from refresh_tokens")).toEqual([]);
  });
});
