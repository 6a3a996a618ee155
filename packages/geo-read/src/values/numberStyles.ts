import type { NumberStyle } from "./readNumber.ts";

const power = "([eE][+-]?\\d+)?$";
/** `0,5`, `1234,567`, `1.234,5`, `1.200.000`: a comma before decimals, or points within thousands. */
const surelyComma = new RegExp(
  `^[+-]?(\\d*,\\d{1,2}|\\d*,\\d{4,}|0\\d*,\\d+|\\d{4,},\\d+|\\d{1,3}(\\.\\d{3})+,\\d+|\\d{1,3}(\\.\\d{3}){2,})${power}`,
);
const surelyPoint = new RegExp(
  `^[+-]?(\\d+\\.|\\d*\\.\\d{1,2}|\\d*\\.\\d{4,}|0\\d*\\.\\d+|\\d{4,}\\.\\d+|\\d{1,3}(,\\d{3})+\\.\\d+|\\d{1,3}(,\\d{3}){2,})${power}`,
);
/** `1,234` and `1.234`. */
const maybeComma = /^[+-]?[1-9]\d{0,2},\d{3}$/;
const maybePoint = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

interface Tally {
  comma: number;
  point: number;
  maybeComma: number;
  maybePoint: number;
  /** Cells that are no number in any style. */
  words: number;
}

/** Tells from the cells of a table how each column writes its numbers. */
export function numberStyles(count: number) {
  const tallies = Array.from({ length: count }, (): Tally => {
    return { comma: 0, point: 0, maybeComma: 0, maybePoint: 0, words: 0 };
  });
  return {
    add(row: readonly string[]): void {
      for (let at = 0; at < count; at++) {
        const cell = row[at]?.trim() ?? "";
        if (cell !== "" && !/^[+-]?\d+$/.test(cell)) tally(tallies[at]!, cell);
      }
    },
    done(): NumberStyle[] {
      const numeric = tallies.filter(({ words }) => words === 0);
      const hasCommas = numeric.some(({ comma }) => comma > 0);
      const hasPoints = numeric.some(({ point }) => point > 0);
      return tallies.map((each) => styleOf(each, hasCommas, hasPoints));
    },
  };
}

function tally(found: Tally, cell: string): void {
  if (surelyComma.test(cell)) found.comma++;
  else if (surelyPoint.test(cell)) found.point++;
  else if (maybeComma.test(cell)) found.maybeComma++;
  else if (maybePoint.test(cell)) found.maybePoint++;
  else found.words++;
}

/** By the column's own cells, and where they may be read either way by the table's other columns. */
function styleOf(own: Tally, hasCommas: boolean, hasPoints: boolean): NumberStyle {
  if (own.comma > 0) return own.point > 0 ? "unclear" : "comma";
  if (own.point > 0) return own.maybeComma > 0 ? "unclear" : "point";
  if (own.maybeComma > 0) return hasCommas && !hasPoints && own.maybePoint === 0 ? "comma" : "unclear";
  return own.maybePoint > 0 && hasCommas ? "unclear" : "point";
}
