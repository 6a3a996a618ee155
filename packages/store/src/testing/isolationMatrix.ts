import { randomBytes, randomUUID } from "node:crypto";
import type { SqlConnection } from "../engine/sqlConnection.ts";

/** Three clients, each with rows in every tenant table, and two users who belong to all of them. */
export interface Tenants {
  readonly clientIds: readonly string[];
  readonly userIds: readonly string[];
}

interface TenantTable {
  readonly name: string;
  /** The column that names the client: `id` in `clients`, `client_id` elsewhere. */
  readonly key: string;
  /** `clients` is a directory anyone may read. */
  readonly readableByAll: boolean;
  /** The application may add rows and never change or delete them. */
  readonly appendOnly: boolean;
}

type Row = Record<string, unknown>;

/** A row of each tenant table, fresh each time where the key allows several. */
const SAMPLE_ROWS: Readonly<Record<string, (clientId: unknown, userId: string) => Row>> = {
  clients: (id) => ({
    id,
    client_name: `c${randomUUID()}`,
    subdomain: `c${randomUUID()}`,
    display_name: "A client",
  }),
  memberships: (client_id, user_id) => ({ client_id, user_id, role: "member" }),
  client_config: (client_id) => ({ client_id, config: "{}" }),
  client_preferences: (client_id) => ({ client_id, preferences: "{}" }),
  client_content: (client_id) => ({ client_id, page: randomUUID(), body: "{}" }),
  areas: (client_id) => ({ client_id, id: randomUUID().replaceAll("-", "").repeat(2), packed: "{}" }),
  area_allowances: (client_id) => ({
    client_id,
    who_hash: randomBytes(32),
    window_ends_at: new Date(),
    areas: 1,
    bytes: 1,
  }),
  audit_events: (client_id) => ({ client_id, action: "matrix.tried" }),
};

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

/** Writes the tenants as the owner of the tables. */
export async function createTenants(owner: SqlConnection, tables: readonly TenantTable[]): Promise<Tenants> {
  const userIds = [randomUUID(), randomUUID()];
  const clientIds = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of userIds)
    await owner.rows("insert into users (id, email, status) values ($1, $2, 'CONFIRMED')", [
      id,
      `${id}@a.example`,
    ]);
  for (const clientId of clientIds)
    for (const table of tables) {
      // On PostgreSQL the owner is a superuser here, on PGlite as well: policies do not bind it.
      const insert = insertOf(table, clientId, userIds[0] as string);
      await owner.rows(insert.sql, insert.values);
    }
  return { clientIds, userIds };
}

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

function insertOf(table: TenantTable, clientId: string | null, userId: string): Statement {
  const sample = SAMPLE_ROWS[table.name];
  if (sample === undefined)
    throw new Error(`The isolation matrix has no sample row for the table ${table.name}.`);
  const row = sample(clientId, userId);
  const columns = Object.keys(row);
  const places = columns.map((_column, index) => `$${index + 1}`);
  return {
    sql: `insert into ${table.name} (${columns.join(", ")}) values (${places.join(", ")})`,
    values: Object.values(row),
  };
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
    const who = acting === undefined ? "no client" : `client ${tenants.clientIds.indexOf(acting)}`;
    const attempt = (sql: string, values: readonly unknown[] = []) => attemptAs(app, acting, { sql, values });

    for (const target of [...tenants.clientIds, null]) {
      const own = target !== null && target === acting;
      const whose = target === null ? "no client's rows" : own ? "its own rows" : "another's rows";
      const where = `where ${key} is not distinct from $1::uuid`;

      const read = await attempt(`select ${key} from ${name} ${where}`, [target]);
      const readable = own || (table.readableByAll && target !== null);
      if (touches(read) !== readable) yield `${who} selecting ${whose} of ${name}: ${said(read)}`;

      const insert = insertOf(table, target, tenants.userIds[1] as string);
      const inserted = await attempt(insert.sql, insert.values);
      if (touches(inserted) !== own) yield `${who} inserting ${whose} of ${name}: ${said(inserted)}`;

      for (const verb of [`update ${name} set ${key} = ${key}`, `delete from ${name}`]) {
        const changed = await attempt(`${verb} ${where} returning ${key}`, [target]);
        if (touches(changed) !== (own && !table.appendOnly))
          yield `${who}: ${verb}, ${whose}: ${said(changed)}`;
      }

      if (own) continue;
      const given = await attempt(`update ${name} set ${key} = $1::uuid where ${key} = $2 returning ${key}`, [
        target,
        acting ?? null,
      ]);
      if (touches(given)) yield `${who} moving its own rows of ${name} to another: ${said(given)}`;
      const taken = await attempt(`update ${name} set ${key} = $2::uuid ${where} returning ${key}`, [
        target,
        acting ?? null,
      ]);
      if (touches(taken)) yield `${who} taking ${whose} of ${name}: ${said(taken)}`;
    }

    yield* blindViolations(app, table, tenants, acting);

    const all = await attempt(`select distinct ${key} as key from ${name}`);
    const seen = all.rows.map((row) => row.key);
    const expected = table.readableByAll ? tenants.clientIds : acting === undefined ? [] : [acting];
    if (seen.length !== expected.length || expected.some((id) => !seen.includes(id)))
      yield `${who} selecting from ${name} without a condition: ${said(all)}`;
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
      if (code === "23505") return ["another's rows were reached"];
      if (code !== "42501") throw error;
      await app.script("rollback to savepoint before");
    }
    await app.script("set local role none");
    return (await app.rows<{ key: unknown }>(count)).map(({ key }) => key);
  } finally {
    await app.script("rollback");
  }
}

/** As `violations`, for what a user may do outside any client: read own memberships, and nothing else. */
export async function* userViolations(
  app: SqlConnection,
  tenants: Tenants,
): AsyncGenerator<string, void, undefined> {
  const [member, stranger] = tenants.userIds;
  for (const [userId, expected] of [
    [member, tenants.clientIds.length],
    [stranger, 0],
  ] as const) {
    const attempt = (sql: string, values: readonly unknown[] = []) =>
      attemptAs(app, undefined, { sql, values }, userId);
    const read = await attempt("select client_id, user_id from memberships");
    if (read.rows.length !== expected)
      yield `a user reading memberships: ${said(read)}, not ${expected} rows`;
    for (const verb of ["update memberships set role = 'admin'", "delete from memberships"]) {
      const changed = await attempt(`${verb} returning user_id`);
      if (touches(changed)) yield `a user outside any client: ${verb}: ${said(changed)}`;
    }
    const joined = await attempt(
      "insert into memberships (client_id, user_id, role) values ($1, $2, 'admin')",
      [tenants.clientIds[0], stranger],
    );
    if (touches(joined)) yield `a user joining a client by themselves: ${said(joined)}`;
  }
}

interface Attempt {
  readonly rows: Row[];
  /** SQLSTATE where it was refused. */
  readonly refused: string | undefined;
  readonly isInsert: boolean;
}

/** Whether it got at anything. */
const touches = (attempt: Attempt): boolean =>
  attempt.refused === undefined ? attempt.isInsert || attempt.rows.length > 0 : attempt.refused === "23505";

const said = (attempt: Attempt): string =>
  attempt.refused === undefined ? `${attempt.rows.length} rows` : `refused (${attempt.refused})`;

/** 42501: a policy or privilege. 23502: a null. 23505: the policies let it through and the row was there already. */
const EXPECTED_REFUSALS = new Set(["42501", "23502", "23505"]);

async function attemptAs(
  app: SqlConnection,
  clientId: string | undefined,
  statement: Statement,
  userId?: string,
): Promise<Attempt> {
  const isInsert = statement.sql.startsWith("insert");
  await app.script("begin");
  try {
    if (clientId !== undefined)
      await app.rows("select set_config('stopbank.client_id', $1, true)", [clientId]);
    if (userId !== undefined) await app.rows("select set_config('stopbank.user_id', $1, true)", [userId]);
    return { rows: await app.rows<Row>(statement.sql, statement.values), refused: undefined, isInsert };
  } catch (error) {
    const code = sqlState(error);
    if (code === undefined || !EXPECTED_REFUSALS.has(code)) throw error;
    return { rows: [], refused: code, isInsert };
  } finally {
    await app.script("rollback");
  }
}

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;
