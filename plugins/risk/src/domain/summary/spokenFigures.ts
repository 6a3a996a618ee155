import type { MatrixCell } from "./matrixCell.ts";

/** Layers whose figures are read out; of more, how many there are. */
const mostLayers = 3;

export interface SpokenRow {
  readonly name: string;
  readonly overall: MatrixCell | undefined;
  /** "exposed", or "out". */
  readonly exposed: string;
}

/**
 * What the matrix says of all hazards together, layer by layer, for a sentence: "Buildings: 1,234 exposed, 12.4%; Roads:
 * None exposed".
 *
 * @returns undefined where nothing is known.
 */
export function spokenFigures(rows: readonly SpokenRow[]): string | undefined {
  const known = rows.flatMap(({ name, overall, exposed }) =>
    overall === undefined ? [] : [`${name}: ${cellWords(overall, exposed)}`],
  );
  if (known.length === 0) return undefined;
  const more = known.length - mostLayers;
  const others = more > 0 ? [`and ${more === 1 ? "1 more layer" : `${more} more layers`}`] : [];
  return [...known.slice(0, mostLayers), ...others].join("; ");
}

const cellWords = ({ state, figure, share, notAssessed }: MatrixCell, exposed: string): string =>
  [state === "exposed" ? `${figure} ${exposed}` : figure, share, notAssessed]
    .filter((part) => part !== undefined)
    .join(", ");
