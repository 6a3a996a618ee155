import type { AttributeColumn } from "@stopbank/dataset/read";

/** Finds an element by the id it has in its source. */
export interface IdIndex {
  /** The element's row, or undefined. Where a source gives an id twice, the first row that has it. */
  rowOf(id: string): number | undefined;
  /** The id at a row; rows without one are known by their number, as `row:<number>`. */
  idAt(row: number): string;
}

const empty = 0xffff_ffff;

/**
 * A hash table of rows, without the ids themselves: a Map of a million strings takes about twenty times the memory.
 * At most half full, so that a search ends after a step or two.
 */
export function idIndex(column: AttributeColumn, count: number): IdIndex {
  const idAt = (row: number) => {
    const id = column.at(row);
    return id === null ? `row:${row}` : String(id);
  };
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2))) - 1;
  const table = new Uint32Array(mask + 1).fill(empty);
  const slotOf = (id: string): number => {
    let slot = hashOf(id) & mask;
    while (table[slot] !== empty && idAt(table[slot] as number) !== id) slot = (slot + 1) & mask;
    return slot;
  };
  for (let row = 0; row < count; row++) {
    const slot = slotOf(idAt(row));
    if (table[slot] === empty) table[slot] = row;
  }
  return {
    idAt,
    rowOf: (id) => {
      const row = table[slotOf(id)];
      return row === empty ? undefined : row;
    },
  };
}

/** FNV-1a over UTF-16 code units, with a last mix because tables use the low bits. */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
