import type { SqlConnection } from "../engine/sqlConnection.ts";

/** What a backup leaves out: who is signed in, and what is good for minutes. After a restore everybody logs in anew. */
export const leftOut: readonly string[] = [
  "bff_sessions",
  "confirmation_codes",
  "job_grants",
  "login_challenges",
  "passkey_ceremonies",
  "provider_sign_ins",
  "refresh_token_families",
  "refresh_tokens",
  "schema_migrations",
  "spent_log_out_tokens",
  "staged_content",
  "upkeep_turns",
];

/** A table whose rows are in a backup. */
export interface KeptTable {
  readonly name: string;
  /** Of those that are written; what the database works out by itself is left out. */
  readonly columns: readonly Column[];
  /** Whether its rows are a client's, and so behind policies. */
  readonly isTenants: boolean;
}

export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it, `timestamp with time zone`. */
  readonly type: string;
}

/**
 * Every table that a backup has, each after those that it refers to.
 *
 * @throws RangeError where tables refer to each other in a ring, or one counts by a sequence, whose state nothing here keeps.
 */
export async function keptTables(database: SqlConnection): Promise<KeptTable[]> {
  const [counted] = await database.rows<{ name: string }>(`
    select relname::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace limit 1`);
  if (counted !== undefined) throw new RangeError(`${counted.name} counts, and backups keep no counts.`);
  const rows = await database.rows<{ name: string; columns: Column[]; after: string[]; tenants: boolean }>(`
    select relname::text as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct target.relname::text from pg_constraint join pg_class target on target.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as after,
      exists (select from pg_policy where polrelid = pg_class.oid) and relname <> 'clients' as tenants
    from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`);
  const left = rows.filter(({ name }) => !leftOut.includes(name));
  const ordered: KeptTable[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ after }) => !left.some(({ name }) => after.includes(name)));
    const [table] = left.splice(next, 1);
    if (next === -1 || table === undefined)
      throw new RangeError(`${table?.name} refers to itself in a ring.`);
    ordered.push({ name: table.name, columns: table.columns, isTenants: table.tenants });
  }
  return ordered;
}
