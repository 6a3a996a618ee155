import { DomainError } from "@stopbank/errors";

/**
 * Adds an entry at the end of an array that a file exports, where one line starts the declaration and `]` ends it.
 *
 * @param source the file's text.
 * @param list the name of the exported constant.
 * @param entry the entry without its trailing comma.
 * @throws DomainError `plugin/no-such-list` when the file has no such array.
 */
export function addToList(source: string, list: string, entry: string): string {
  const declared = new RegExp(`export const ${list}\\b[^=]*= \\[`).exec(source);
  const start = declared === null ? -1 : declared.index + declared[0].length;
  const end = source.indexOf("]", start);
  if (start < 0 || end < 0)
    throw new DomainError(
      "not-found",
      "plugin/no-such-list",
      `There is no list named ${list} to add the plugin to.`,
    );
  const former = source.slice(start, end).trimEnd();
  const separator = former === "" || former.endsWith(",") ? "" : ",";
  return `${source.slice(0, start)}${former}${separator}\n  ${entry},\n${source.slice(end)}`;
}
