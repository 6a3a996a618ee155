import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";

interface Plan {
  "Node Type": string;
  "Total Cost": number;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
}

onEachEngine("E-11: hot queries under the policies", (open) => {
  let database: TestDatabase;
  let clientId: string;
  beforeAll(async () => {
    database = await open();
    for (const name of ["alpha", "beta"])
      clientId = (
        await createClient(database.store, { clientName: name, subdomain: name, displayName: name })
      ).id;
    await database.owner.script(`
      insert into users (email, status) select 'u' || n || '@a.example', 'CONFIRMED' from generate_series(1, 2000) n;
      insert into memberships (client_id, user_id, role) select clients.id, users.id, 'member' from clients, users;
      insert into areas (client_id, id, packed)
        select id, encode(sha256(n::text::bytea), 'hex'), '{}' from clients, generate_series(1, 2000) n;
      insert into audit_events (client_id, action, at)
        select id, 'a', now() - n * interval '1 second' from clients, generate_series(1, 2000) n;
      insert into jobs (id, client_id, owner_user_id, kind, title, idempotency_key, sealed_parameters, expires_at, ended_at, state)
        select gen_random_uuid(), client_id, user_id, 'a.b', 'c', 'd', '', now(), now(), 'done' from memberships;
      analyze;`);
  });
  afterAll(() => database.close());

  const planOf = async (sql: string, values: readonly unknown[], as: "app" | "owner"): Promise<Plan> => {
    const connection = database[as];
    await database.app.script("begin");
    try {
      await database.app.rows("select set_config('stopbank.client_id', $1, true)", [clientId]);
      const [row] = await connection.rows<{ "QUERY PLAN": [{ Plan: Plan }] }>(
        `explain (format json) ${sql}`,
        values,
      );
      if (row === undefined) throw new Error("EXPLAIN answered nothing.");
      return row["QUERY PLAN"][0].Plan;
    } finally {
      await database.app.script("rollback");
    }
  };
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

  it.each([
    [
      "an area",
      "select packed from areas where client_id = $1 and id = $2",
      () => [clientId, "0".repeat(64)],
    ],
    [
      "a membership",
      "select role from memberships where client_id = $1 and user_id = $2",
      () => [clientId, crypto.randomUUID()],
    ],
    [
      "visitors' areas to look through",
      "select packed from areas where client_id = $1 and created_by is null and (used_at, id) < ($2::timestamptz, $3::text) order by used_at desc, id desc limit 200",
      () => [clientId, "infinity", ""],
    ],
    [
      "visitors' areas to remove",
      "select id from areas where client_id = $1 and created_by is null and used_at <= greatest(now() - interval '30 days', $2::timestamptz) order by used_at limit 200",
      () => [clientId, "-infinity"],
    ],
    [
      "members' areas to remove",
      "select id from areas where client_id = $1 and created_by is not null and used_at <= now() - interval '365 days' order by used_at limit 200",
      () => [clientId],
    ],
    [
      "the latest events",
      "select at from audit_events where client_id = $1 order by at desc limit 50",
      () => [clientId],
    ],
    [
      "what was done to somebody",
      "select at from audit_events where client_id = $1 and subject = $2 order by at desc, id desc limit 50",
      () => [clientId, "nobody"],
    ],
    [
      "what somebody did of a kind",
      "select at from audit_events where client_id = $1 and actor_user_id = $2 and action = 'a' order by at desc, id desc limit 50",
      () => [clientId, crypto.randomUUID()],
    ],
    [
      "an owner's jobs",
      "select title from jobs where client_id = $1 and owner_user_id = $2 order by created_at desc, id desc limit 50",
      () => [clientId, crypto.randomUUID()],
    ],
    [
      "jobs that nobody works on",
      "select id from jobs where client_id = $1 and ended_at is null and due_at <= now() and (lease_until is null or lease_until < now()) order by due_at limit 200",
      () => [clientId],
    ],
  ])("finding %s keeps the index on client_id and costs at most a tenth more", async (_what, sql, values) => {
    const bound = await planOf(sql, values(), "app");
    const free = await planOf(sql, values(), "owner");
    const scan = nodes(bound).find((node) => node["Index Cond"] !== undefined);
    expect(scan?.["Index Cond"]).toContain("client_id");
    expect(nodes(bound).map((node) => node["Node Type"])).not.toContain("Seq Scan");
    expect(bound["Total Cost"]).toBeLessThanOrEqual(1.1 * free["Total Cost"]);
  });
});
