import { refuse } from "../input/refusal.ts";
import { bandFile } from "./bandFile.ts";
import type { CellWindow } from "./cellWindow.ts";
import type { RasterFacts } from "./rasterFacts.ts";
import { type BandCells, openBand } from "./storedBand.ts";

/** Cells of a raster of amounts (people, money) that have more than nothing, counted in blocks of `aggregate` cells. */
export interface ValueCells {
  readonly column: readonly number[];
  readonly row: readonly number[];
  /** Sum of the block. */
  readonly value: readonly number[];
  /** Cells of the raster with data, 0 included, and of those the ones above 0. */
  readonly withData: number;
  readonly withValue: number;
}

/** Cells that are read at a time, unless those stored together are more. */
const windowCells = 1 << 22;

/**
 * Reads a raster whose cells hold amounts, block by block. No data and 0 are nothing.
 *
 * @param band counting from 1, one the raster has.
 * @param aggregate how many cells across and down are summed into one, from the raster's first corner.
 * @param most blocks that are kept.
 * @throws DomainError as `bandFile` and `openBand`, and `import/bad-amounts`, `import/too-many-cells`, `import/empty-layer`.
 */
export async function valueCells(
  facts: RasterFacts,
  { band, aggregate, most }: { readonly band: number; readonly aggregate: number; readonly most: number },
): Promise<ValueCells> {
  const file = await bandFile(facts, band);
  try {
    const cells = await openBand(file.band);
    try {
      const found = gathering(aggregate, most);
      for (const window of windowsOf(facts, cells.block, aggregate))
        found.add(window, await cells.read(window));
      return found.done(facts, band);
    } finally {
      await cells.close();
    }
  } finally {
    file.close();
  }
}

/** Windows that cut no block in two. */
function* windowsOf(
  { width, height }: Pick<RasterFacts, "width" | "height">,
  stored: BandCells["block"],
  aggregate: number,
): Generator<CellWindow> {
  const whole = (cells: number) => Math.ceil(cells / aggregate) * aggregate;
  const columns = whole(Math.min(width, Math.max(stored.columns, 2048)));
  const rows = whole(Math.max(stored.rows, Math.floor(windowCells / columns)));
  for (let firstRow = 0; firstRow < height; firstRow += rows)
    for (let firstColumn = 0; firstColumn < width; firstColumn += columns)
      yield {
        firstColumn,
        firstRow,
        columns: Math.min(columns, width - firstColumn),
        rows: Math.min(rows, height - firstRow),
      };
}

function gathering(aggregate: number, most: number) {
  const column: number[] = [];
  const row: number[] = [];
  const value: number[] = [];
  let blocks = 0;
  let withData = 0;
  let withValue = 0;
  let wrong = 0;
  let firstWrong = "";
  let wrongValue = Number.NaN;
  const addCell = (cell: number, at: CellWindow, i: number): number => {
    if (Number.isNaN(cell)) return 0;
    if (cell < 0 || cell === Number.POSITIVE_INFINITY) {
      if (wrong++ === 0) {
        wrongValue = cell;
        firstWrong = `row ${at.firstRow + Math.floor(i / at.columns) + 1}, column ${at.firstColumn + (i % at.columns) + 1}`;
      }
      return 0;
    }
    withData++;
    if (cell > 0) withValue++;
    return cell;
  };
  return {
    add(at: CellWindow, cells: ArrayLike<number>) {
      for (let top = 0; top < at.rows; top += aggregate)
        for (let left = 0; left < at.columns; left += aggregate) {
          let sum = 0;
          for (let r = top; r < Math.min(top + aggregate, at.rows); r++)
            for (let c = left; c < Math.min(left + aggregate, at.columns); c++)
              sum += addCell(cells[r * at.columns + c]!, at, r * at.columns + c);
          if (sum === 0 || ++blocks > most) continue;
          column.push((at.firstColumn + left) / aggregate);
          row.push((at.firstRow + top) / aggregate);
          value.push(sum);
        }
    },
    done({ input: { place }, units }: RasterFacts, band: number): ValueCells {
      const { scale, offset } = units[band - 1]!;
      const stored = (wrongValue - offset) / scale;
      if (wrong > 0)
        throw refuse(
          "bad-amounts",
          place,
          `${count(wrong)} of its cells hold no amount: ${wrongValue} in ${firstWrong}${wrong > 1 ? " is the first" : ""}`,
          Number.isFinite(wrongValue)
            ? `Where ${wrongValue} stands for no data, say so with \`noData: ${stored}\` in \`grid\`; else correct them: what a cell has cannot be below 0.`
            : "Correct them: infinity is no amount.",
        );
      if (blocks > most)
        throw refuse(
          "too-many-cells",
          place,
          `${count(blocks)} ${aggregate === 1 ? "of its cells have a value" : `blocks of ${aggregate} by ${aggregate} cells have a value`}, and at most ${count(most)} can be elements`,
          `Cut the grid to the district, or write \`aggregate: ${coarser(aggregate, blocks / most)}\` in \`grid\`, which sums so many cells across and down into one and keeps the total.`,
        );
      if (blocks === 0)
        throw refuse(
          "empty-layer",
          place,
          `none of its ${count(withData)} cells with data is above 0`,
          "Name another file, or another `band`.",
        );
      return { column, row, value, withData, withValue };
    },
  };
}

const count = (cells: number) => cells.toLocaleString("en-NZ");

/** Where values lie close together, as where people live, so many times fewer remain. */
const coarser = (aggregate: number, times: number) =>
  Math.max(aggregate + 1, Math.ceil(aggregate * Math.sqrt(times)));
