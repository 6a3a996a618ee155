import type { SqlConnection } from "./sqlConnection.ts";

/** By table, the tables whose rows are deleted or changed when rows of it are deleted: by a foreign key, and so on from there. */
export type Cascades = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the foreign keys of the catalogue. */
export async function readCascades(connection: SqlConnection): Promise<Cascades> {
  const keys = await connection.rows<{ of: string; to: string }>(`
    select confrelid::regclass::text as of, conrelid::regclass::text as to from pg_constraint
    where contype = 'f' and confdeltype in ('c', 'n', 'd') and connamespace = 'public'::regnamespace`);
  const direct = Map.groupBy(keys, (key) => key.of);
  const reached = (from: string, found: Set<string>): Set<string> => {
    for (const { to } of direct.get(from) ?? []) if (!found.has(to)) reached(to, found.add(to));
    return found;
  };
  return new Map([...direct.keys()].map((table) => [table, reached(table, new Set())]));
}
