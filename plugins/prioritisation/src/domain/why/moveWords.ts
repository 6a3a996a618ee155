import { formatCount } from "@stopbank/numbers";

export interface MostMoving {
  /** The value set's name. */
  readonly valueSet: string;
  readonly bestRank: number;
  readonly worstRank: number;
}

/** Which value set moves an area most, in a sentence; undefined: none moves it. */
export const moveWords = (move: MostMoving | undefined): string =>
  move === undefined
    ? "No single value set moves it: with any one weight from 1 to 5 its rank stays."
    : `${move.valueSet} moves it most: with its weight from 1 to 5 the rank goes from ${formatCount(move.bestRank)} to ${formatCount(move.worstRank)}.`;
