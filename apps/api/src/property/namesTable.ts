/** So many that are called alike are kept: of more than `mostAlike` nobody needs to know which. */
export const mostAlike = 16;
const mostKept = mostAlike + 1;

/** Rows by the hashes of what they are called. Who asks compares what is found with the texts themselves. */
export interface NamesTable {
  /** Nothing where more than `mostAlike` rows are called so: a layer may call all of them "Residential". */
  put(text: string, row: number): void;
  /** Rows whose texts may be this one, at most one more than `mostAlike`. */
  candidatesOf(text: string): number[];
  readonly bytes: number;
}

/** Open addressing over hashes: as many steps for a text however many rows share it. @param most texts that are put in. */
export function namesTable(most: number): NamesTable {
  const places = 2 ** Math.ceil(Math.log2(Math.max(2, most * 1.5)));
  const hashes = new Uint32Array(places);
  const rows = new Int32Array(places).fill(-1);
  return {
    put(text, row) {
      const hash = hashOf(text);
      let at = hash & (places - 1);
      let alike = 0;
      for (; rows[at] !== -1; at = (at + 1) & (places - 1))
        if (hashes[at] === hash && ++alike === mostKept) return;
      hashes[at] = hash;
      rows[at] = row;
    },
    candidatesOf(text) {
      const hash = hashOf(text);
      const found: number[] = [];
      for (let at = hash & (places - 1); rows[at] !== -1; at = (at + 1) & (places - 1))
        if (hashes[at] === hash) found.push(rows[at]!);
      return found;
    },
    bytes: places * 8,
  };
}

/** FNV-1a, 32 bits, over UTF-16. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
