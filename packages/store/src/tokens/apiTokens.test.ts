import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeMembership, setMembership } from "../accounts/memberships.ts";
import { createUser, deleteUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import type { ClientTransaction, Role } from "../engine/database.ts";
import { changeRole } from "../people/changeRole.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { countGoodTokens, findApiToken, listApiTokens, makeApiToken, revokeApiToken } from "./apiTokens.ts";
import { presentedToken } from "./presentedToken.ts";
import { noteTokenUse, purgeApiTokens } from "./tokenUse.ts";

const inAnHour = () => new Date(Date.now() + 3_600_000);

onEachEngine("tokens for programs", (open) => {
  let database: TestDatabase;
  let clientId: string;
  let otherId: string;
  let userId: string;
  let made: { readonly token: string; readonly id: string };
  beforeAll(async () => {
    database = await open();
    const client = (name: string) =>
      createClient(database.store, { clientName: name, subdomain: name, displayName: name });
    [clientId, otherId] = [(await client("one")).id, (await client("two")).id];
  });
  afterAll(() => database.close());

  const within = <T>(work: (tx: ClientTransaction) => Promise<T>, id = clientId) =>
    database.store.withClient(id, work);
  const make = (madeAs: Role = "admin", expiresAt = inAnHour()) =>
    within((tx) =>
      makeApiToken(tx, {
        name: "GIS sync",
        scopes: ["map:read", "people:read"],
        requestsPerMinute: 60,
        userId,
        madeAs,
        expiresAt,
      }),
    );
  const asked = (token = made.token) => presentedToken(database.store, token);

  beforeEach(async () => {
    userId = (
      await createUser(database.store.shared, { email: `${randomUUID()}@a.example`, status: "CONFIRMED" })
    ).id;
    for (const id of [clientId, otherId]) await within((tx) => setMembership(tx, userId, "admin"), id);
    made = await make();
  });

  it("name whoever made them, their client and their scopes", async () => {
    expect(await asked()).toEqual({
      id: made.id,
      name: "GIS sync",
      clientId,
      userId,
      scopes: ["map:read", "people:read"],
      requestsPerMinute: 60,
    });
  });

  it("are kept as a hash, found by no part of them, and listed in their own client alone", async () => {
    const rows = await database.owner.rows<{ row: string }>("select api_tokens::text as row from api_tokens");
    expect(JSON.stringify(rows)).not.toContain(made.token.slice(4, 20));
    for (const guess of ["", "sbt_", made.token.slice(0, -1), `${made.token} `, made.token.toUpperCase()])
      expect(await asked(guess), guess).toBe("unknown");
    expect((await within(listApiTokens)).some(({ id }) => id === made.id)).toBe(true);
    expect((await within(listApiTokens, otherId)).some(({ id }) => id === made.id)).toBe(false);
    expect(await within((tx) => findApiToken(tx, made.id), otherId)).toBeUndefined();
    expect(await within((tx) => revokeApiToken(tx, made.id), otherId)).toBe(false);
  });

  it("end when they are revoked, once, and when their time is over", async () => {
    const late = await make("admin", new Date());
    expect(await asked(late.token)).toBe("expired");
    const before = await within(countGoodTokens);
    expect(await within((tx) => revokeApiToken(tx, made.id))).toBe(true);
    expect(await asked()).toBe("revoked");
    expect(await within(countGoodTokens)).toBe(before - 1);
    expect(await within((tx) => revokeApiToken(tx, made.id))).toBe(false);
    expect(await within((tx) => findApiToken(tx, made.id))).toMatchObject({ endedBecause: "revoked" });
  });

  describe("E-09: end for good", () => {
    const again = (role: Role = "admin") => within((tx) => setMembership(tx, userId, role));

    it("with the membership of whoever made them, also where they are let in again", async () => {
      await within((tx) => removeMembership(tx, userId));
      expect(await asked()).toBe("unknown");
      await again();
      expect(await asked()).toBe("unknown");
    });

    it("with their account", async () => {
      await deleteUser(database.store.shared, userId);
      expect(await asked()).toBe("unknown");
    });

    it.each(["member", "editor"] as const)(
      "with a lesser role of theirs, %s, also where they get it back",
      async (role) => {
        const asEditor = await make("editor");
        await again(role);
        expect(await asked()).toBe("ended");
        expect(await asked(asEditor.token)).toEqual(
          role === "editor" ? expect.objectContaining({ userId }) : "ended",
        );
        await again();
        expect(await asked()).toBe("ended");
        expect(await within((tx) => findApiToken(tx, made.id))).toMatchObject({
          endedBecause: "role-changed",
        });
      },
    );

    it("as an administrator takes it away, also where they get it back", async () => {
      const other = await createUser(database.store.shared, {
        email: `${randomUUID()}@a.example`,
        status: "CONFIRMED",
      });
      await within((tx) => setMembership(tx, other.id, "admin"));
      for (const role of ["editor", "admin"] as const)
        await within((tx) => changeRole(tx, { userId, role, by: { userId: other.id } }));
      expect(await asked()).toBe("ended");
    });

    it("whatever statement it was that took the role away", async () => {
      await database.owner.rows(
        "update memberships set role = 'member' where client_id = $1 and user_id = $2",
        [clientId, userId],
      );
      expect(await asked()).toBe("ended");
    });

    it("and not with a greater role, or one in another client", async () => {
      const asMember = await make("member");
      await within((tx) => setMembership(tx, userId, "member"), otherId);
      await within((tx) => removeMembership(tx, userId), otherId);
      await again();
      for (const { token } of [made, asMember]) expect(await asked(token)).toMatchObject({ userId });
    });
  });

  it("are counted by day, and are gone with all that was counted some time after they ended", async () => {
    const use = (day: string, requests: number, refused: number) =>
      within((tx) =>
        noteTokenUse(tx, {
          tokenId: made.id,
          requests,
          refused,
          lastUsedAt: new Date(day),
          lastRefusedAt: refused > 0 ? new Date(day) : undefined,
        }),
      );
    const today = new Date().toISOString();
    await use("2020-01-01T10:00:00Z", 7, 7);
    await use(today, 3, 0);
    await use(today, 4, 1);
    expect(await within((tx) => findApiToken(tx, made.id))).toMatchObject({
      requests: 7,
      refused: 1,
      lastUsedAt: new Date(today),
      lastRefusedAt: new Date(today),
    });
    const days = () => database.owner.rows("select day from api_token_days where token_id = $1", [made.id]);
    await within((tx) => purgeApiTokens(tx, 90));
    expect(await days()).toHaveLength(1);
    await database.owner.rows(
      "update api_tokens set ended_at = now() - interval '91 days', ended_because = 'revoked' where id = $1",
      [made.id],
    );
    expect(await within((tx) => purgeApiTokens(tx, 90))).toBe(1);
    expect([await asked(), await days()]).toEqual(["unknown", []]);
    // A minute later the server would note its last use: there is nothing to note it of.
    await use(today, 1, 0);
    expect(await days()).toEqual([]);
  });
});
