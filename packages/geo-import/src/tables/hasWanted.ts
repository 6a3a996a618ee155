import type { WhereEntry } from "../description/fields.ts";
import type { CellValue } from "../vector/streamFeatures.ts";

/** Whether a cell has the value, or one of the values, that `where` names; `null` stands for an empty cell. */
export function hasWanted(cell: CellValue | undefined, wanted: WhereEntry[string]): boolean {
  const text = String(cell ?? null).trim();
  return [wanted].flat().some((each) => String(each).trim() === text);
}
