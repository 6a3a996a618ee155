import { DomainError } from "@stopbank/errors";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import type { KeptTable } from "./keptTables.ts";
import { quoted } from "./readRows.ts";

const bytesAtATime = 4_000_000;

/**
 * Writes the rows that `readRows` read into an empty table, as the application role: each row of a client's as that client, so
 * that no policy is passed by.
 */
export async function writeRows(
  database: SqlConnection,
  table: KeptTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  for await (const { owner, batch } of batches(table, lines)) {
    if (owner !== undefined)
      await database.rows("select set_config('stopbank.client_id', $1, true)", [owner]);
    const names = table.columns.map(({ name }) => quoted(name)).join(", ");
    const values = table.columns.map(({ type }, index) => `(line->>${index})::${type}`).join(", ");
    await database.rows(
      `insert into ${table.name} (${names}) select ${values} from json_array_elements($1::json) as line`,
      [`[${batch.join(",")}]`],
    );
  }
}

/** Lines of one client's each, of some megabytes at most. */
async function* batches(
  { columns, isTenants, name }: KeptTable,
  lines: AsyncIterable<string>,
): AsyncGenerator<{ owner: string | undefined; batch: string[] }> {
  const place = columns.findIndex((column) => column.name === (name === "clients" ? "id" : "client_id"));
  let [owner, batch, bytes]: [string | undefined, string[], number] = [undefined, [], 0];
  for await (const line of lines) {
    const whose = isTenants || name === "clients" ? ownerOf(line, place) : undefined;
    if (batch.length > 0 && (whose !== owner || bytes > bytesAtATime)) {
      yield { owner, batch };
      [batch, bytes] = [[], 0];
    }
    owner = whose;
    batch.push(line);
    bytes += line.length;
  }
  if (batch.length > 0) yield { owner, batch };
}

function ownerOf(line: string, place: number): string {
  const value: unknown = (JSON.parse(line) as unknown[])[place];
  if (typeof value === "string") return value;
  throw new DomainError("invalid", "backup/damaged", "The backup is damaged: a row belongs to no client.");
}
