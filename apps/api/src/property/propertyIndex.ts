import { canonicalWords } from "@stopbank/dataset/search";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { identifyingInformation } from "../elements/elementFacts.ts";
import type { Turn } from "../work/inTurns.ts";
import { addressOf, legalDescriptionOf } from "./propertyTexts.ts";

/** Properties by what people call them: an id, an address, a legal description, a name, whatever its case, macrons and short forms. */
export interface PropertyIndex {
  /** Rows of the properties that are called just so; several where a text does not tell them apart. */
  rowsOf(text: string): number[];
}

/** Elements that are read in one turn of the event loop. */
const mostInTurn = 2_048;
/** Id, address, legal description and name. */
const mostTexts = 4;

/** What a property is called, each once, as it is compared. */
function namesOf(layer: ServedLayer, row: number): string[] {
  const { asset_id, name, information } = identifyingInformation(layer, row);
  const texts = [asset_id, addressOf(information), legalDescriptionOf(information), name];
  return [...new Set(texts.flatMap((text) => (text ? [comparable(text)] : [])))].filter(
    (text) => text !== "",
  );
}

const comparable = (text: string): string => canonicalWords(text).join(" ");

/**
 * Made once for a dataset and layer, in turns, and kept within the process's budget: a table of hashes, 12 bytes a text, of which
 * what it finds is compared with the texts themselves.
 */
export const propertyIndex = (dataset: ServedDataset, type: string, turn: Turn): Promise<PropertyIndex> =>
  dataset.keep(`properties by name ${type}`, async () => {
    const layer = await dataset.layer(type);
    const { count } = layer.table;
    const places = 2 ** Math.ceil(Math.log2(Math.max(2, count * mostTexts * 1.5)));
    const hashes = new Uint32Array(places);
    const rows = new Int32Array(places).fill(-1);
    for (let row = 0; row < count; row++) {
      if (row % mostInTurn === 0) await turn();
      for (const text of namesOf(layer, row)) {
        const hash = hashOf(text);
        let at = hash & (places - 1);
        while (rows[at] !== -1) at = (at + 1) & (places - 1);
        hashes[at] = hash;
        rows[at] = row;
      }
    }
    const value: PropertyIndex = {
      rowsOf(text) {
        const wanted = comparable(text);
        if (wanted === "") return [];
        const hash = hashOf(wanted);
        const found = new Set<number>();
        for (let at = hash & (places - 1); rows[at] !== -1; at = (at + 1) & (places - 1))
          if (hashes[at] === hash && namesOf(layer, rows[at]!).includes(wanted)) found.add(rows[at]!);
        return [...found].toSorted((a, b) => a - b);
      },
    };
    return { value, bytes: places * 8 };
  });

/** FNV-1a, 32 bits, over UTF-16. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
