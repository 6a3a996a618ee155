import type { FeatureState } from "./mapLibreParts.ts";
import type { RowState } from "./rowState.ts";

interface Column {
  readonly state: RowState;
  readonly codes: Uint8Array;
}

/** The states of a source layer's rows, each a code by row: two at most, so that a number of 16 bits says all of a row. */
export class RowColumns {
  readonly #columns: (Column | undefined)[] = [undefined, undefined];
  readonly #states = new Map<number, FeatureState>();

  /** @returns whether they are others than before. */
  set(state: RowState, codes: Uint8Array): boolean {
    const at = this.#columns.findIndex((column) => column === undefined || column.state.name === state.name);
    if (at < 0) throw new Error(`There is no room for another state of rows: ${state.name}`);
    if (this.#columns[at]?.codes === codes) return false;
    this.#columns[at] = { state, codes };
    this.#states.clear();
    return true;
  }

  clear(): void {
    this.#columns.fill(undefined);
    this.#states.clear();
  }

  has(state: string): boolean {
    return this.#columns.some((column) => column?.state.name === state);
  }

  /** All that a row's states are, as a number; 0 where it has none. */
  keyOf(row: number): number {
    const [first, second] = this.#columns;
    return codeIn(first, row) | (codeIn(second, row) << 8);
  }

  /** The states of rows with such a key: the same object for each of them. */
  stateOf(key: number): FeatureState {
    const before = this.#states.get(key);
    if (before !== undefined) return before;
    const state: FeatureState = {};
    for (const [at, column] of this.#columns.entries()) {
      const code = (key >> (8 * at)) & 255;
      if (column !== undefined && code !== 0)
        state[column.state.name] = column.state.valueOf(code ^ column.state.unpainted);
    }
    this.#states.set(key, state);
    return state;
  }
}

/** 0 for the code of those that have no state, and for what is no row. */
function codeIn(column: Column | undefined, row: number): number {
  const code = column?.codes[row];
  return column === undefined || code === undefined ? 0 : code ^ column.state.unpainted;
}
