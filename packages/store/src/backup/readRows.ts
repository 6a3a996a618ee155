import type { SqlConnection } from "../engine/sqlConnection.ts";
import type { KeptTable } from "./keptTables.ts";

const rowsAtATime = 500;
/** Of those that hold bytes, which are written in twice their length: pieces of media have 256 KiB, a picture of feedback up to 20 MB. */
const rowsOfBytesAtATime = 16;

/** How texts of values are written, so that every database reads them back alike. */
export const oneWriting: readonly string[] = [
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'iso_8601'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  "set local extra_float_digits = 1",
];

/**
 * Every row of a table, whoever's it is, as a line of JSON: a list of texts, or nulls, in the order of the columns. Policies are
 * kept: of a client's table each client's rows are read as that client's.
 *
 * @param database a transaction that sees one moment, with `oneWriting`.
 */
export async function* readRows(
  database: SqlConnection,
  { name, columns, isTenants }: KeptTable,
): AsyncGenerator<string[]> {
  const list = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  const atATime = columns.some(({ type }) => type === "bytea") ? rowsOfBytesAtATime : rowsAtATime;
  if (!isTenants)
    return yield* select(database, `select json_build_array(${list})::text as line from ${name}`, atATime);
  for (const { id } of await database.rows<{ id: string }>("select id::text from clients order by id")) {
    await database.rows("select set_config('stopbank.client_id', $1, true)", [id]);
    yield* select(
      database,
      `select json_build_array(${list})::text as line from ${name} where client_id = '${id}'::uuid`,
      atATime,
    );
  }
}

async function* select(
  database: SqlConnection,
  statement: string,
  atATime: number,
): AsyncGenerator<string[]> {
  await database.script(`declare kept no scroll cursor for ${statement}`);
  for (;;) {
    const rows = await database.rows<{ line: string }>(`fetch ${atATime} from kept`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < atATime) break;
  }
  await database.script("close kept");
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
