import { type NumberStyle, readNumber } from "../tables/readNumber.ts";
import { textsAsNumbers } from "../tables/textsAsNumbers.ts";
import type { CellValue } from "../vector/streamFeatures.ts";

/** What the cells of a column have shown. */
export interface SeenColumn {
  readonly name: string;
  readonly type: "text" | "numeric" | "date";
  /** Every cell is filled, each with another value. */
  readonly isUnique: boolean;
  /** All its values as text, where it is unique. */
  readonly keys: ReadonlySet<string> | undefined;
  readonly isFilled: boolean;
  readonly isWhole: boolean;
  /** Distinct values as text in the order they came; undefined when there are more than `mostValues`. */
  readonly values: readonly string[] | undefined;
  /** Of numeric columns; infinite when none has a value. */
  readonly min: number;
  readonly max: number;
}

const mostValues = 30;
const day = /^\d{4}[-/]\d{2}[-/]\d{2}/;

/** Looks at a column cell by cell. Texts count as numbers as `textsAsNumbers` has it: `007` does not. */
export function columnSight(name: string, style: NumberStyle = "point") {
  const seen = new Set<string>();
  const texts = textsAsNumbers();
  let [isNumeric, isDay, isFilled, isUnique, isWhole] = [true, true, true, true, true];
  let [min, max] = [Infinity, -Infinity];
  let filled = 0;
  return {
    add(cell: CellValue | undefined): void {
      if (cell === null || cell === undefined || cell === "") {
        isFilled = false;
        return;
      }
      filled++;
      const text = String(cell);
      const isNumber = typeof cell === "number" || (typeof cell === "string" && texts.add(cell, style));
      isNumeric &&= isNumber;
      isDay &&= typeof cell === "string" && day.test(cell) && !Number.isNaN(Date.parse(cell.slice(0, 10)));
      if (isNumber) {
        const value = readNumber(cell, style) ?? Number.NaN;
        isWhole &&= Number.isInteger(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
      }
      if (seen.has(text)) isUnique = false;
      // Once a value has come twice, only few values are worth remembering.
      else if (isUnique || seen.size <= mostValues) seen.add(text);
    },
    done: (): SeenColumn => ({
      name,
      keys: isUnique && isFilled && filled > 0 ? seen : undefined,
      type: filled === 0 ? "text" : isNumeric ? "numeric" : isDay ? "date" : "text",
      isUnique: isUnique && isFilled && filled > 0,
      isFilled,
      isWhole: isNumeric && texts.areNumbers() && isWhole,
      values: seen.size > mostValues ? undefined : [...seen],
      min,
      max,
    }),
  };
}
