import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setMembership } from "../accounts/memberships.ts";
import { createUser, deleteUser, findUser } from "../accounts/users.ts";
import { clientOverviews } from "../clients/clientOverviews.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { invite, personToInvite } from "./invitations.ts";
import { isOperator, operatorIds, setOperator } from "./operators.ts";
import { removePerson } from "./removePerson.ts";

onEachEngine("operators", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const store = () => database.store;
  const by = { details: { actor: "a test" } };
  const person = (status: "PENDING" | "UNCONFIRMED" | "CONFIRMED" = "CONFIRMED") =>
    createUser(store().shared, { email: `${randomUUID()}@a.example`, status });
  const client = () => {
    const name = `c${randomUUID()}`;
    return createClient(store(), { clientName: name, subdomain: name, displayName: `The ${name}` });
  };
  const set = (user: Awaited<ReturnType<typeof person>>, isOn: boolean) =>
    setOperator(store(), user, { isOn, by: by.details });
  const events = async (userId: string) =>
    (
      await store()
        .shared.selectFrom("account_events")
        .select(["action", "details"])
        .where("user_id", "=", userId)
        .orderBy("at")
        .execute()
    ).map(({ action, details }) => [action, details]);

  it("A-43, A-45: are made and ended, which the trail of accounts has once each", async () => {
    const [user, other] = [await person(), await person()];
    expect(await isOperator(store().shared, user.id)).toBe(false);
    expect([await set(user, true), await set(user, true)]).toEqual([true, false]);
    expect([await isOperator(store().shared, user.id), await isOperator(store().shared, other.id)]).toEqual([
      true,
      false,
    ]);
    expect((await operatorIds(store().shared)).has(user.id)).toBe(true);
    expect([await set(user, false), await set(user, false)]).toEqual([true, false]);
    expect(await isOperator(store().shared, user.id)).toBe(false);
    expect(await events(user.id)).toEqual([
      ["operator.made", by.details],
      ["operator.ended", by.details],
    ]);
  });

  it("A-43: are accounts whose address somebody has shown to be theirs", async () => {
    for (const status of ["PENDING", "UNCONFIRMED"] as const) {
      const user = await person(status);
      await expect(set(user, true)).rejects.toMatchObject({ code: "user/not-confirmed" });
      expect(await isOperator(store().shared, user.id)).toBe(false);
    }
  });

  it("A-43: stay when a client's administrator takes them out of their last client, and go with their account", async () => {
    const { id } = await client();
    const [admin, operator, member] = [await person(), await person(), await person()];
    await set(operator, true);
    await store().withClient(id, (tx) => setMembership(tx, admin.id, "admin"));
    for (const user of [operator, member]) {
      await store().withClient(id, (tx) => setMembership(tx, user.id, "member"));
      const removal = await removePerson(store(), id, { userId: user.id, by });
      expect(removal).toEqual({ wasMember: true, accountIsGone: user === member });
    }
    expect(await findUser(store().shared, operator.id)).toBeDefined();
    expect(await isOperator(store().shared, operator.id)).toBe(true);
    await deleteUser(store().shared, operator.id);
    expect(await isOperator(store().shared, operator.id)).toBe(false);
  });

  it("see of each client how many people it has, and how many more are invited", async () => {
    const [one, other] = [await client(), await client()];
    const [admin, member] = [await person(), await person()];
    await store().withClient(one.id, async (tx) => {
      await setMembership(tx, admin.id, "admin");
      await setMembership(tx, member.id, "member");
      const userId = await personToInvite(tx, `${randomUUID()}@a.example`);
      await invite(tx, { userId, by });
    });
    const overviews = await clientOverviews(store());
    const of = (id: string) => overviews.find((overview) => overview.id === id);
    expect(of(one.id)).toEqual({ ...one, createdAt: expect.any(Date), members: 2, invited: 1 });
    expect(of(other.id)).toEqual({ ...other, createdAt: expect.any(Date), members: 0, invited: 0 });
  });
});
