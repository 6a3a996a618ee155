import { canonicalWords } from "@stopbank/dataset/search";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { identifyingInformation } from "../elements/elementFacts.ts";
import { turnWhile, type Waiter } from "../work/inTurns.ts";
import { namesTable } from "./namesTable.ts";
import { addressOf, legalDescriptionOf } from "./propertyTexts.ts";

/** Properties by what people call them: an id, an address, a legal description, a name, whatever its case, macrons and short forms. */
export interface PropertyIndex {
  /**
   * Rows of the properties that are called just so; several where a text does not tell them apart, and one more than `mostAlike`
   * where there are more than that.
   */
  rowsOf(text: string): number[];
}

/** Elements that are read in one turn of the event loop: some ms, and not much more where their texts are long. */
const mostInTurn = 256;
/** Id, address, legal description and name. */
const mostTexts = 4;
/** Letters of a text that is a name; a longer one is nothing that anybody asks for. */
const longestName = 1_000;

/** What a property is called, each once, as it is compared. */
function namesOf(layer: ServedLayer, row: number): string[] {
  const { asset_id, name, information } = identifyingInformation(layer, row);
  const texts = [asset_id, addressOf(information), legalDescriptionOf(information), name];
  return [...new Set(texts.flatMap((text) => (text ? [comparable(text)] : [])))].filter(
    (text) => text !== "",
  );
}

const comparable = (text: string): string =>
  text.length > longestName ? "" : canonicalWords(text).join(" ");

/**
 * Made once for a dataset and layer, in turns, and kept within the process's budget: a table of hashes, 12 bytes a text, of which
 * what it finds is compared with the texts themselves.
 */
export const propertyIndex = (dataset: ServedDataset, type: string, asker: Waiter): Promise<PropertyIndex> =>
  dataset.keepWhileWanted(`properties by name ${type}`, asker, async (wanting) => {
    const turn = turnWhile(wanting);
    const layer = await dataset.layer(type);
    const { count } = layer.table;
    const table = namesTable(count * mostTexts);
    for (let row = 0; row < count; row++) {
      if (row % mostInTurn === 0) await turn();
      for (const text of namesOf(layer, row)) table.put(text, row);
    }
    const value: PropertyIndex = {
      rowsOf(text) {
        const wanted = comparable(text);
        if (wanted === "") return [];
        const called = table.candidatesOf(wanted).filter((row) => namesOf(layer, row).includes(wanted));
        return [...new Set(called)].toSorted((a, b) => a - b);
      },
    };
    return { value, bytes: table.bytes };
  });
