import { badInput } from "../input/badInput.ts";

/** Rows of a sparse table in the order of the dataset's elements. */
export interface RowOrder {
  /** Rows of elements, ascending. */
  readonly element: Uint32Array;
  /** Where each stood before. */
  readonly from: Uint32Array;
}

/**
 * Puts rows that name elements in the order they were given into the order they are written in.
 *
 * @param label names the table in a refusal.
 * @throws DomainError `dataset/bad-input` when an element is not known or named twice.
 */
export function rowOrder(elements: Uint32Array, inputToRow: Uint32Array, label: string): RowOrder {
  // Position by element row, counting from 1: sorting by scattering, since rows are distinct and bounded.
  const at = new Uint32Array(inputToRow.length);
  for (let i = 0; i < elements.length; i++) {
    const row = inputToRow[elements[i]!];
    if (row === undefined) throw badInput(`${label} names element ${elements[i]}, of ${inputToRow.length}.`);
    if (at[row] !== 0) throw badInput(`${label} names element ${elements[i]} twice.`);
    at[row] = i + 1;
  }
  const element = new Uint32Array(elements.length);
  const from = new Uint32Array(elements.length);
  let next = 0;
  for (let row = 0; row < at.length; row++) {
    if (at[row] === 0) continue;
    element[next] = row;
    from[next++] = at[row]! - 1;
  }
  return { element, from };
}
