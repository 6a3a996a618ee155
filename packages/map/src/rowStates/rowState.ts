/** Where rows are drawn: their ids in tiles of this layer are their numbers. */
export interface RowTarget {
  readonly source: string;
  readonly sourceLayer: string;
}

/** A feature state that every row of a source layer has, from a code. */
export interface RowState {
  /** Its name in style expressions. */
  readonly name: string;
  /** The code of a row that has no state: expressions give it what they give a feature without one. */
  readonly unpainted: number;
  valueOf(code: number): number | boolean;
}

/** Gives rows their states. */
export interface RowStatePainter {
  /**
   * Codes by row. They take the place of those there were of the same state, a slice of the tiles at a time; the array is
   * kept and must not be changed. Nothing where the map has no such source.
   *
   * @param onPainted told when what the map has of the source's tiles is painted. Not where others come before that.
   */
  setRowStates(target: RowTarget, state: RowState, codes: Uint8Array, onPainted: () => void): void;
}
