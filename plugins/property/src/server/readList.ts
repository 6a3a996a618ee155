import { DomainError } from "@stopbank/errors";
import { parse } from "csv-parse/sync";

/** Properties that one list may name. */
export const mostProperties = 10_000;

/** Titles of the column that names properties, the best first. */
const titles = [
  "id",
  "asset_id",
  "property_id",
  "address",
  "legal description",
  "legal_description",
  "property",
];

/**
 * The properties that a table in CSV names: of a head with a title that says so the column under it, else the first one.
 *
 * @throws DomainError `property/bad-list` for what is no CSV or names nothing, `property/list-too-long`.
 */
export function readList(text: string): string[] {
  const rows = rowsOf(text);
  const head = rows[0]?.map((cell) => cell.trim().toLowerCase()) ?? [];
  const title = titles.find((each) => head.includes(each));
  const column = title === undefined ? 0 : head.indexOf(title);
  const named = (title === undefined ? rows : rows.slice(1))
    .map((row) => (row[column] ?? "").trim().slice(0, 500))
    .filter((cell) => cell !== "");
  if (named.length === 0) throw badList("It names no property.");
  if (named.length > mostProperties)
    throw new DomainError(
      "too-large",
      "property/list-too-long",
      `The list names ${named.length} properties. At most ${mostProperties} are checked at once: part it.`,
    );
  return named;
}

function rowsOf(text: string): string[][] {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true } as const;
  const delimiter = [",", ";", "\t"].find((sign) => (text.split("\n", 1)[0] ?? "").includes(sign)) ?? ",";
  try {
    return parse(text, { ...options, delimiter });
  } catch (error) {
    throw badList(error instanceof Error ? error.message : "It is not CSV.");
  }
}

const badList = (why: string) =>
  new DomainError("invalid", "property/bad-list", `The list could not be read. ${why}`);
