import type { CellValue } from "../input/cellValue.ts";
import { readDay } from "./readDay.ts";
import type { NumberStyle } from "./readNumber.ts";
import { textsAsNumbers } from "./textsAsNumbers.ts";

/** What a column may hold. */
export type ColumnType = "text" | "numeric" | "date";

/**
 * Tells the type of a column whose description states none, cell by cell: numeric when every cell is a number. In a CSV
 * file, which has no types, texts count as `textsAsNumbers` has it.
 */
export function typeSight() {
  const texts = textsAsNumbers();
  let [isFilled, areNumbers, areDays] = [false, true, true];
  return {
    /** @param style how its column writes numbers; undefined where the file has types, and a text is one. */
    add(cell: CellValue, style: NumberStyle | undefined): void {
      if (cell === null || cell === "") return;
      isFilled = true;
      areNumbers &&=
        typeof cell === "number" ||
        (typeof cell === "string" && style !== undefined && texts.add(cell, style));
      areDays &&= typeof cell === "string" && readDay(cell) !== undefined;
    },
    type(): ColumnType {
      if (!isFilled) return "text";
      if (areNumbers && texts.areNumbers()) return "numeric";
      return areDays ? "date" : "text";
    },
  };
}
