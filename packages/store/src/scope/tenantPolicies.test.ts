import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";

interface Protection {
  readonly table: string;
  /** Each policy without its table's name. */
  readonly policies: string;
}

/** What more a table has, over the four policies that are every tenant table's. */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  memberships: ["_select_own"],
  approved_email_domains: ["_select_own"],
  invitations: ["_select_own"],
  jobs: ["_select_named"],
  api_tokens: ["_select_presented"],
};

onEachEngine("E-02: policies of tenant tables", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const protections = async (): Promise<Protection[]> => {
    const rows = await database.owner.rows<{ table: string; name: string; policy: string }>(`
      select tablename::text as "table", substr(policyname::text, length(tablename::text) + 1) as name,
        concat_ws(' | ', cmd, permissive, roles::text, qual, with_check) as policy
      from pg_policies join pg_class on relname = tablename and relnamespace = 'public'::regnamespace
        join pg_attribute on attrelid = pg_class.oid and attname = 'client_id' and not attisdropped
      where schemaname = 'public' and relrowsecurity and relforcerowsecurity order by 1, 2`);
    return [...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => ({
      table,
      policies: own
        .filter(({ name }) => !(ADDITIONS[table] ?? []).includes(name))
        .map(({ name, policy }) => `${name}: ${policy}`)
        .join("\n"),
    }));
  };

  it("are the same on all, whichever migration made them, as `protect_tenant_table` makes them now", async () => {
    await database.owner.script(
      "create table scratch (client_id uuid not null); select protect_tenant_table('scratch')",
    );
    const all = await protections();
    await database.owner.script("drop table scratch");
    const made = all.find(({ table }) => table === "scratch")?.policies;
    expect(made?.split("\n").map((policy) => policy.split(":")[0])).toEqual([
      "_delete",
      "_insert",
      "_select",
      "_update",
    ]);
    expect(all.filter(({ policies }) => policies !== made).map(({ table }) => table)).toEqual([]);
    expect(all.map(({ table }) => table)).toEqual(
      expect.arrayContaining(["areas", "audit_events", "memberships"]),
    );
  });

  it.each(["a int", "client_id uuid", "client_id text not null"])(
    "are refused to a table with %s, and nothing of them stays",
    async (columns) => {
      await database.owner.script(`create table scratch (${columns})`);
      await expect(
        database.owner.rows("select protect_tenant_table('scratch')"),
        columns,
      ).rejects.toMatchObject({ code: "42P16" });
      expect(await database.owner.rows("select from pg_policies where tablename = 'scratch'")).toEqual([]);
      await database.owner.script("drop table scratch");
    },
  );

  it("are not for whoever serves to make", async () => {
    await expect(database.app.rows("select protect_tenant_table('areas')")).rejects.toMatchObject({
      code: "42501",
    });
  });
});
