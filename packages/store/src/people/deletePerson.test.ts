import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setMembership } from "../accounts/memberships.ts";
import { createUser, setPassword } from "../accounts/users.ts";
import { listClientEvents } from "../audit/audit.ts";
import { createClient } from "../clients/clients.ts";
import { switchPasswords } from "../federation/localSignIn.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { tenantTables } from "../testing/isolationMatrix.ts";
import { createTenants } from "../testing/tenants.ts";
import { deletePerson } from "./deletePerson.ts";

onEachEngine("a person who is deleted", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** The whole database as text, the queue's tables too. */
  const dump = async (): Promise<string> => {
    const tables = await database.owner.rows<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`);
    const all: string[] = [];
    for (const { name } of tables) {
      const rows = await database.owner.rows<{ line: string }>(
        `select kept::text as line from ${name} as kept`,
      );
      all.push(...rows.map(({ line }) => `${name}: ${line}`));
    }
    return all.join("\n");
  };

  it("is in no table any more, but for the id in trails, texts and shapes; others are as they were", async () => {
    const tables = await tenantTables(database.owner);
    const { userIds, clientIds } = await createTenants(database.owner, tables);
    const [id, other] = userIds as [string, string];
    const person = { id, email: "kiri.ngata@larkhaven.example" };
    const phone = "+64215550199";
    await database.owner.rows("update users set email = $2, phone_number = $3 where id = $1", [
      id,
      person.email,
      phone,
    ]);
    for (const client of clientIds) {
      await database.owner.rows(
        "update memberships set role = 'admin' where client_id = $1 and user_id = $2",
        [client, id],
      );
      await database.owner.rows(
        "insert into memberships (client_id, user_id, role) values ($1, $2, 'admin')",
        [client, other],
      );
      const tell =
        "insert into feedback (client_id, user_id, kind, text, email) values ($1, $2, 'Comment', $3, $4)";
      await database.owner.rows(tell, [client, id, "Kiri Ngata here, call me", person.email]);
      await database.owner.rows(tell, [client, null, "Kiri Ngata again", "Kiri.Ngata@larkhaven.example"]);
      await database.owner.rows(tell, [client, other, "Somebody else", "else@larkhaven.example"]);
    }
    await database.owner.rows("insert into credentials (user_id, password_hash) values ($1, 'x')", [id]);
    await database.owner.rows("insert into device_marks (mark_hash, user_id) values ($1, $2)", [
      randomBytes(32),
      id,
    ]);
    await database.owner.rows(
      "insert into refresh_token_families (user_id, expires_at) values ($1, 'infinity')",
      [id],
    );
    const traces = /kiri|ngata|5550199/i;
    expect(await dump()).toMatch(traces);

    expect(await deletePerson(database.store, person, { actor: "test" })).toMatchObject({ clients: 3 });
    const after = await dump();
    expect(after).not.toMatch(traces);
    expect(after.match(/Somebody else/g)).toHaveLength(3);
    const where = after.split("\n").filter((line) => line.includes(id));
    expect(new Set(where.map((line) => line.split(":", 1)[0]))).toEqual(
      new Set(["public.account_events", "public.audit_events", "public.audit_subjects"]),
    );
    const [event] = await database.store.withClient(String(clientIds[0]), (tx) => listClientEvents(tx, 1));
    // Two of their own, and the one that every table has a row of.
    expect(event).toMatchObject({
      action: "person.deleted",
      subject: id,
      details: { actor: "test", messages: 3 },
    });
  });

  it("may not be the only administrator of a client, and nothing changes then", async () => {
    const email = `${randomUUID()}@a.example`;
    const [user] = await database.owner.rows<{ id: string }>(
      "insert into users (email, status) values ($1, 'CONFIRMED') returning id::text",
      [email],
    );
    const id = String(user?.id);
    for (const [name, role] of [
      ["aaa-first", "member"],
      ["zzz-last", "admin"],
    ] as const) {
      const client = await createClient(database.store, {
        clientName: name,
        subdomain: name,
        displayName: name,
      });
      await database.owner.rows("insert into memberships (client_id, user_id, role) values ($1, $2, $3)", [
        client.id,
        id,
        role,
      ]);
    }
    await expect(deletePerson(database.store, { id, email }, {})).rejects.toMatchObject({
      code: "people/last-admin",
      message: expect.stringContaining("zzz-last"),
    });
    const left = await database.owner.rows("select from memberships where user_id = $1", [id]);
    expect(left).toHaveLength(2);
  });

  it("may not be the one who gets in with a password where nobody else does", async () => {
    const name = `passwordless-${randomUUID()}`;
    const client = await createClient(database.store, {
      clientName: name,
      subdomain: name,
      displayName: name,
    });
    const people = await Promise.all(
      ["keeper", "other"].map((who) =>
        createUser(database.store.shared, { email: `${who}-${randomUUID()}@a.example`, status: "CONFIRMED" }),
      ),
    );
    const [keeper, other] = people as [(typeof people)[number], (typeof people)[number]];
    for (const { id } of people) {
      await setPassword(database.store.shared, id, { hash: "x", mustChange: false });
      await database.store.withClient(client.id, (tx) => setMembership(tx, id, "admin"));
    }
    await database.store.withClient(client.id, (tx) => switchPasswords(tx, [keeper.id]));
    await expect(deletePerson(database.store, keeper, {})).rejects.toMatchObject({
      code: "sign-in/last-local-admin",
    });
    expect(await deletePerson(database.store, other, {})).toMatchObject({ clients: 1 });
  });
});
