import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

interface Kept {
  readonly pglite: PGlite;
  readonly schema: string;
}

/** Databases with this version's tables whose stores were closed, for the next ones of this process. */
const idle: Kept[] = [];
const mostIdle = 3;

/** Whatever `emptyIt` leaves: tables, rights, functions, roles, and which migrations made them. */
const schemaQuery = `
  select md5(string_agg(fact, ';' order by fact)) as schema from (
    select concat_ws(' ', 'class', oid, relname, relkind, relowner, relrowsecurity, relforcerowsecurity, relacl, reloptions)
      as fact from pg_class
    union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, attisdropped, attacl)
      from pg_attribute where attnum > 0
    union all select concat_ws(' ', 'default', oid, adbin::text) from pg_attrdef
    union all select concat_ws(' ', 'constraint', oid, conname, convalidated) from pg_constraint
    union all select concat_ws(' ', 'trigger', oid, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', 'policy', oid, polname, polqual::text, polwithcheck::text) from pg_policy
    union all select concat_ws(' ', 'function', oid, md5(prosrc), proacl, proconfig) from pg_proc where oid >= 16384
    union all select concat_ws(' ', 'schema', oid, nspname, nspacl) from pg_namespace
    union all select concat_ws(' ', 'role', oid, rolname, rolsuper, rolinherit, rolbypassrls, rolcanlogin) from pg_roles
    union all select concat_ws(' ', 'member', roleid, member) from pg_auth_members
    union all select concat_ws(' ', 'setting', setdatabase, setrole, setconfig) from pg_db_role_setting
    union all select concat_ws(' ', 'migration', name, checksum) from schema_migrations
    union all select concat_ws(' ', 'queue', to_jsonb(version)) from pgboss.version
  ) facts`;

const schemaOf = async (pglite: PGlite): Promise<string> =>
  (await pglite.query<{ schema: string }>(schemaQuery)).rows[0]?.schema ?? "";

/** Its rows and counters, and what the last to use it set for themselves. */
const emptyIt = `
  reset session authorization; reset role; reset all; deallocate all; unlisten *; discard temp; discard sequences;
  do $$ declare names text; begin
    select string_agg(oid::regclass::text, ', ') into names from pg_class
      where relkind in ('r', 'p') and not relispartition
        and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and oid not in ('schema_migrations'::regclass, 'pgboss.version'::regclass);
    execute 'truncate ' || names || ' restart identity cascade';
  end $$;`;

/**
 * A database that a closed store left in this process, emptied, or a new one. To start PostgreSQL takes more than a second of a
 * processor; to empty its tables, a tenth.
 *
 * @param make a new one, with this version's tables and nothing in them.
 */
export async function pooledPglite(make: () => Promise<PGlite>): Promise<PGlite> {
  if (areTimersFaked()) return make();
  for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
    // Whoever closed a store within a transaction leaves one that answers nothing more.
    if (await Promise.race([isEmptied(kept), sleep(5_000, false, { ref: false })])) return leaseOf(kept);
    void kept.pglite.close().catch(() => undefined);
  }
  const pglite = await make();
  return leaseOf({ pglite, schema: await schemaOf(pglite) });
}

/** Then a database's own timer is the test's, and ends with it. */
const areTimersFaked = () => "clock" in setTimeout;

/** Whether it is again as it was made; not where a test changed its schema. */
async function isEmptied({ pglite, schema }: Kept): Promise<boolean> {
  try {
    await pglite.exec(emptyIt);
    return (await schemaOf(pglite)) === schema;
  } catch {
    return false;
  }
}

/** The database, until it is closed: then nothing more is asked of it by who had it, and it is kept for the next. */
function leaseOf(kept: Kept): PGlite {
  const { pglite } = kept;
  const listened: (() => Promise<void>)[] = [];
  let closed = false;
  const listen: PGlite["listen"] = async (...asked) => {
    const unlisten = await pglite.listen(...asked);
    listened.push(unlisten);
    return unlisten;
  };
  const close = async () => {
    if (closed) return;
    closed = true;
    for (const unlisten of listened) await unlisten();
    if (idle.length < mostIdle && !areTimersFaked()) idle.push(kept);
    else await pglite.close();
  };
  return new Proxy(pglite, {
    get: (target, key) => {
      if (key === "closed") return closed;
      if (key === "close") return close;
      if (key === "listen" && !closed) return listen;
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      if (closed) return async () => Promise.reject(new Error("PGlite is closed"));
      return value.bind(target);
    },
  });
}
