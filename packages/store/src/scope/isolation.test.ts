import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import { catalogueFaults } from "../testing/catalogue.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { tenantTables, violations } from "../testing/isolationMatrix.ts";
import { jobViolations, tokenViolations, userViolations } from "../testing/narrowScopes.ts";
import { createTenants, type Tenants } from "../testing/tenants.ts";

interface Policy {
  name: string;
  table: string;
  command: string;
  using: string | null;
  check: string | null;
}

const readPolicies = (owner: SqlConnection) =>
  owner.rows<Policy>(`select policyname::text as name, tablename::text as "table", cmd as command,
    qual as "using", with_check as "check" from pg_policies where schemaname = 'public' order by 2, 1`);

const createPolicy = ({ name, table, command, using, check }: Policy): string =>
  `create policy ${name} on ${table} for ${command}` +
  (using === null ? "" : ` using (${using})`) +
  (check === null ? "" : ` with check (${check})`);

onEachEngine("isolation by client", (open) => {
  let database: TestDatabase;
  let tables: Awaited<ReturnType<typeof tenantTables>>;
  let tenants: Tenants;

  beforeAll(async () => {
    database = await open();
    tables = await tenantTables(database.owner);
    tenants = await createTenants(database.owner, tables);
  });
  afterAll(() => database.close());

  /** The first thing the matrix has against this table, or undefined. */
  const firstViolation = async (tableName: string): Promise<string | undefined> => {
    for (const table of tables.filter(({ name }) => name === tableName))
      for await (const violation of violations(database.app, table, tenants)) return violation;
    for await (const violation of userViolations(database.app, tenants)) return violation;
    for await (const violation of jobViolations(database.app, tenants)) return violation;
    for await (const violation of tokenViolations(database.app, tenants)) return violation;
    return undefined;
  };

  it("E-01: the application role is bound by policies and owns nothing", async () => {
    const [role] = await database.app.rows(`
      select rolsuper or rolbypassrls or rolcanlogin as privileged,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`);
    expect(role).toEqual({ privileged: false, owned: 0 });
  });

  it("E-02: the catalogue shows forced row-level security and all four policies on every tenant table", async () => {
    expect(await catalogueFaults(database.owner)).toEqual([]);
  });

  it("E-03, E-04: every verb on every tenant table by every client reaches its own rows and no others", async () => {
    const found: string[] = [];
    for (const table of tables)
      found.push(...(await Array.fromAsync(violations(database.app, table, tenants))));
    found.push(...(await Array.fromAsync(userViolations(database.app, tenants))));
    found.push(...(await Array.fromAsync(jobViolations(database.app, tenants))));
    found.push(...(await Array.fromAsync(tokenViolations(database.app, tenants))));
    expect(found).toEqual([]);
    expect(tables.length).toBeGreaterThanOrEqual(7);
  });

  it("E-03: a tenant table without a client shows nothing and takes nothing, through the store as well", async () => {
    const { shared } = database.store;
    expect(await shared.selectFrom("areas").selectAll().execute()).toEqual([]);
    const insert = shared.insertInto("client_content").values({
      client_id: String(tenants.clientIds[0]),
      kind: "help",
      name: "x",
      version: 1,
      schema_version: 1,
      body: "{}",
      named_media: [],
      created_by: null,
    });
    await expect(insert.execute()).rejects.toThrow(/row-level security/);
  });

  describe("E-10: the tests notice when a policy breaks", () => {
    it("notices each policy when it is dropped and when it lets everything through", async () => {
      const unnoticed: string[] = [];
      // Behind an append-only table's missing privileges its policies are out of reach: grant them for this test.
      const appendOnly = tables.filter((table) => table.appendOnly).map(({ name }) => name);
      for (const name of appendOnly)
        await database.owner.script(`grant update, delete on ${name} to stopbank_app`);
      tables = await tenantTables(database.owner);
      const policies = await readPolicies(database.owner);
      for (const policy of policies) {
        const drop = `drop policy ${policy.name} on ${policy.table}`;
        const loose = { ...policy, using: policy.using && "true", check: policy.check && "true" };
        await database.owner.script(drop);
        if ((await firstViolation(policy.table)) === undefined) unnoticed.push(`${policy.name} dropped`);
        // The directory of clients is readable by all as it is.
        if (policy.name !== "clients_select") {
          await database.owner.script(createPolicy(loose));
          if ((await firstViolation(policy.table)) === undefined) unnoticed.push(`${policy.name} loosened`);
          await database.owner.script(drop);
        }
        await database.owner.script(createPolicy(policy));
      }
      for (const name of appendOnly)
        await database.owner.script(`revoke update, delete on ${name} from stopbank_app`);
      tables = await tenantTables(database.owner);
      expect(unnoticed).toEqual([]);
      expect(appendOnly).toEqual(["audit_events", "audit_subjects", "client_content", "story_figures"]);
      expect(policies.length).toBe(4 * tables.length + 5);
    });

    it("notices each table when row-level security is off or no longer forced", async () => {
      const unnoticed: string[] = [];
      for (const { name } of tables) {
        await database.owner.script(`alter table ${name} disable row level security`);
        if ((await firstViolation(name)) === undefined) unnoticed.push(`${name} disabled`);
        await database.owner.script(
          `alter table ${name} enable row level security, no force row level security`,
        );
        if ((await catalogueFaults(database.owner)).length === 0) unnoticed.push(`${name} not forced`);
        await database.owner.script(`alter table ${name} force row level security`);
      }
      expect(unnoticed).toEqual([]);
    });

    it("notices a new tenant table without policies, a definer's view and a definer's function", async () => {
      await database.owner.script(`
        create table scratch (client_id uuid);
        create view scratch_view as select * from areas;
        create function scratch_function() returns int language sql security definer as 'select 1';`);
      const faults = (await catalogueFaults(database.owner)).join("\n");
      await database.owner.script(
        "drop view scratch_view; drop table scratch; drop function scratch_function",
      );
      expect(faults).toContain("scratch has row-level security off");
      expect(faults).toContain("scratch has no policy for DELETE");
      expect(faults).toContain("scratch_view");
      expect(faults).toContain("scratch_function");
      expect(await catalogueFaults(database.owner)).toEqual([]);
    });
  });
});
