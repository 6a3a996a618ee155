import { hash, randomBytes } from "node:crypto";

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
  const hashOf = createTextHash();
  const places = 2 ** Math.ceil(Math.log2(Math.max(2, most * 1.5)));
  const hashes = new Uint32Array(places);
  const rows = new Int32Array(places).fill(-1);
  return {
    put(text, row) {
      const own = hashOf(text);
      let at = own & (places - 1);
      let alike = 0;
      for (; rows[at] !== -1; at = (at + 1) & (places - 1))
        if (hashes[at] === own && ++alike === mostKept) return;
      hashes[at] = own;
      rows[at] = row;
    },
    candidatesOf(text) {
      const own = hashOf(text);
      const found: number[] = [];
      for (let at = own & (places - 1); rows[at] !== -1; at = (at + 1) & (places - 1))
        if (hashes[at] === own) found.push(rows[at]!);
      return found;
    },
    bytes: places * 8,
  };
}

/**
 * Texts to 32 bits by a secret of this table's own: names come from files of others, who could choose such as fall on one place, and
 * each would take as many steps as there are.
 */
export function createTextHash(): (text: string) => number {
  const secret = randomBytes(16).toString("hex");
  return (text) => Number.parseInt(hash("sha256", secret + text).slice(0, 8), 16);
}
