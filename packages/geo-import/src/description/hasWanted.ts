import type { CellValue } from "@stopbank/geo-read/cell-value";
import type { WhereEntry } from "./fields.ts";

/**
 * Whether a cell has the value, or one of the values, that `where` names, in whatever Unicode form. Null and the empty
 * text stand for an empty cell.
 */
export function hasWanted(cell: CellValue | undefined, condition: WhereEntry[string]): boolean {
  const text = plain(cell);
  return [condition].flat().some((each) => plain(each) === text);
}

const plain = (value: unknown): string =>
  String(value ?? "")
    .trim()
    .normalize();
