import type { SqlConnection } from "../engine/sqlConnection.ts";
import { attemptAs, outcomeText, sqlState, touches } from "./attempts.ts";
import { insertOf, sampleOf, type Tenants } from "./tenants.ts";

export interface TenantTable {
  readonly name: string;
  /** The column that names the client: `id` in `clients`, `client_id` elsewhere. */
  readonly key: string;
  /** `clients` is a directory anyone may read. */
  readonly readableByAll: boolean;
  /** The application may add rows and never change or delete them. */
  readonly appendOnly: boolean;
}

/** Every tenant table, from the catalogue: those with `client_id`, and `clients` itself. */
export async function tenantTables(owner: SqlConnection): Promise<TenantTable[]> {
  const rows = await owner.rows<{ name: string; writable: boolean }>(`
    select relname::text as name, has_table_privilege('stopbank_app', pg_class.oid, 'UPDATE') as writable
    from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'client_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
  const withClientId = rows.map(({ name, writable }) => ({
    name,
    key: "client_id",
    readableByAll: false,
    appendOnly: !writable,
  }));
  return [{ name: "clients", key: "id", readableByAll: true, appendOnly: false }, ...withClientId];
}

/**
 * Tries every verb on a tenant table as every client and as none, against own rows, others' rows and no client's
 * rows, and moves rows between clients. Yields a sentence for each result that breaks isolation or refuses what
 * must work.
 */
export async function* violations(
  app: SqlConnection,
  table: TenantTable,
  tenants: Tenants,
): AsyncGenerator<string, void, undefined> {
  const { name, key } = table;
  for (const acting of [...tenants.clientIds, undefined]) {
    const actor = acting === undefined ? "no client" : `client ${tenants.clientIds.indexOf(acting)}`;
    const attempt = (sql: string, values: readonly unknown[] = []) =>
      attemptAs(app, { "stopbank.client_id": acting }, { sql, values });

    for (const target of [...tenants.clientIds, null]) {
      const own = target !== null && target === acting;
      const whose = target === null ? "no client's rows" : own ? "its own rows" : "another's rows";
      const where = `where ${key} is not distinct from $1::uuid`;

      const read = await attempt(`select ${key} from ${name} ${where}`, [target]);
      const readable = own || (table.readableByAll && target !== null);
      if (touches(read) !== readable) yield `${actor} selecting ${whose} of ${name}: ${outcomeText(read)}`;

      const [member, stranger] = tenants.userIds as [string, string];
      const insert = insertOf(name, sampleOf(name, target, stranger, member));
      const inserted = await attempt(insert.sql, insert.values);
      if (touches(inserted) !== own) yield `${actor} inserting ${whose} of ${name}: ${outcomeText(inserted)}`;

      for (const verb of [`update ${name} set ${key} = ${key}`, `delete from ${name}`]) {
        const changed = await attempt(`${verb} ${where} returning ${key}`, [target]);
        if (touches(changed) !== (own && !table.appendOnly))
          yield `${actor}: ${verb}, ${whose}: ${outcomeText(changed)}`;
      }

      if (own) continue;
      const givenAway = await attempt(
        `update ${name} set ${key} = $1::uuid where ${key} = $2 returning ${key}`,
        [target, acting ?? null],
      );
      if (touches(givenAway))
        yield `${actor} moving its own rows of ${name} to another: ${outcomeText(givenAway)}`;
      const takenOver = await attempt(`update ${name} set ${key} = $2::uuid ${where} returning ${key}`, [
        target,
        acting ?? null,
      ]);
      if (touches(takenOver)) yield `${actor} taking ${whose} of ${name}: ${outcomeText(takenOver)}`;
    }

    yield* blindViolations(app, table, tenants, acting);

    const all = await attempt(`select distinct ${key} as key from ${name}`);
    const visibleKeys = all.rows.map((row) => row.key);
    const expected = table.readableByAll ? tenants.clientIds : acting === undefined ? [] : [acting];
    if (visibleKeys.length !== expected.length || expected.some((id) => !visibleKeys.includes(id)))
      yield `${actor} selecting from ${name} without a condition: ${outcomeText(all)}`;
  }
}

/**
 * Statements that read nothing. Policies for SELECT guard every WHERE and RETURNING, so only these show whether the
 * policies for UPDATE and DELETE hold by themselves.
 */
async function* blindViolations(
  app: SqlConnection,
  table: TenantTable,
  tenants: Tenants,
  acting: string | undefined,
): AsyncGenerator<string, void, undefined> {
  const { name, key } = table;
  const target = acting ?? tenants.clientIds[0];
  for (const statement of [`delete from ${name}`, `update ${name} set ${key} = '${target}'`]) {
    const left = await rowsLeftAfter(app, acting, statement, `select ${key} as key from ${name} order by 1`);
    const mayTouch = acting !== undefined && !table.appendOnly && statement.startsWith("delete");
    const expected = tenants.clientIds.filter((id) => !(mayTouch && id === acting)).toSorted();
    if (left.join() !== expected.join()) yield `${acting ?? "no client"}: ${statement} left ${left.join()}`;
  }
}

/** The keys in the table after a statement, as a superuser sees them. Nothing of it stays. */
async function rowsLeftAfter(
  app: SqlConnection,
  clientId: string | undefined,
  statement: string,
  count: string,
): Promise<unknown[]> {
  await app.script("begin");
  try {
    if (clientId !== undefined)
      await app.rows("select set_config('stopbank.client_id', $1, true)", [clientId]);
    await app.script("savepoint before");
    try {
      await app.script(statement);
    } catch (error) {
      const code = sqlState(error);
      if (code === "23505" || code === "23503") return ["another's rows were reached"];
      if (code !== "42501") throw error;
      await app.script("rollback to savepoint before");
    }
    await app.script("set local role none");
    return (await app.rows<{ key: unknown }>(count)).map(({ key }) => key);
  } finally {
    await app.script("rollback");
  }
}
