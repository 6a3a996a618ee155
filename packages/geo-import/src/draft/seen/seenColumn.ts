import type { CellValue } from "@stopbank/geo-read/cell-value";
import { type NumberStyle, readNumber } from "@stopbank/geo-read/read-number";
import { type ColumnType, typeSight } from "@stopbank/geo-read/type-sight";

/** What the cells of a column have shown. */
export interface SeenColumn {
  readonly name: string;
  /** What an import takes it for where nobody says: `text` for codes such as `007` or `1.1` beside `1.10`. */
  readonly type: ColumnType;
  /** Every cell that is filled can be read as a number, also where its type is `text`. */
  readonly isNumeric: boolean;
  /** They are whole numbers. */
  readonly isWhole: boolean;
  /** Every cell is filled, each with another value. */
  readonly isUnique: boolean;
  /** All its values as text, where it is unique. */
  readonly keys: ReadonlySet<string> | undefined;
  readonly isFilled: boolean;
  /** Distinct values as text in the order they came; undefined when there are more than `mostValues`. */
  readonly values: readonly string[] | undefined;
  /** Of what can be read as a number; infinite when nothing can. */
  readonly min: number;
  readonly max: number;
}

const mostValues = 30;

/**
 * Looks at a column cell by cell.
 * @param style how a file without types writes its numbers.
 */
export function columnSight(name: string, style?: NumberStyle) {
  const distinctTexts = new Set<string>();
  const types = typeSight();
  let [isNumeric, isFilled, isUnique, isWhole] = [true, true, true, true];
  let [min, max] = [Infinity, -Infinity];
  return {
    add(cell: CellValue | undefined): void {
      if (cell === null || cell === undefined || cell === "") {
        isFilled = false;
        return;
      }
      types.add(cell, style);
      const value = typeof cell === "boolean" ? undefined : readNumber(cell, style);
      isNumeric &&= value !== undefined;
      if (value !== undefined && !Number.isNaN(value)) {
        isWhole &&= Number.isInteger(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
      }
      const text = String(cell);
      if (distinctTexts.has(text)) isUnique = false;
      // Once a value has come twice, only few values are worth remembering.
      else if (isUnique || distinctTexts.size <= mostValues) distinctTexts.add(text);
    },
    done: (): SeenColumn => {
      const isKey = isUnique && isFilled && distinctTexts.size > 0;
      const areNumbers = isNumeric && min <= max;
      return {
        name,
        type: types.type(),
        isNumeric: areNumbers,
        isWhole: areNumbers && isWhole,
        isUnique: isKey,
        keys: isKey ? distinctTexts : undefined,
        isFilled,
        values: distinctTexts.size > mostValues ? undefined : [...distinctTexts],
        min,
        max,
      };
    },
  };
}
