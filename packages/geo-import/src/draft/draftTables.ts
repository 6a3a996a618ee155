import type { HazardEntry } from "../description/hazards.ts";
import { enoughMatches } from "../sources/checkJoin.ts";
import { draftColumnHazards, intensityColumns } from "./draftAttributes.ts";
import type { DraftedElements } from "./draftElements.ts";
import { eventWord } from "./draftEvents.ts";
import type { Drafted } from "./drafted.ts";
import type { SeenColumn } from "./seen/seenColumn.ts";
import type { SeenTable } from "./seen/seenTable.ts";

/** A table of intensities by the ids of an element layer. */
export interface JoinedTable {
  readonly table: SeenTable;
  readonly layer: DraftedElements;
  readonly id: string;
  readonly columns: readonly SeenColumn[];
  /** How many elements have a row. */
  readonly found: number;
}

/**
 * Undefined where a table has no columns that look like intensities, or no column that lists the ids of half of a
 * layer's elements or is listed by them by half: of several, the layer with the most. Whole numbers are among the ids
 * of whatever else is numbered, so there it takes half of the elements, or columns of one name.
 */
export function joinedTable(table: SeenTable, layers: readonly DraftedElements[]): JoinedTable | undefined {
  const columns = intensityColumns(table.columns);
  // What an event did is one of many things that may happen, and not the hazard.
  if (columns.length === 0 || table.columns.some(({ name }) => eventWord.test(name))) return undefined;
  const joins = layers.flatMap((drafted) => {
    // Where a file mixes kinds, its ids are not those of one layer.
    if (drafted.layer.kinds.size > 1) return [];
    const elements = drafted.layer.columns.find(({ name }) => name === drafted.entry.id)?.keys;
    if (elements === undefined) return [];
    return table.columns.flatMap(({ name: id, keys, isWhole }) => {
      if (keys === undefined || columns.some(({ name }) => name === id)) return [];
      const found = [...keys].filter((key) => elements.has(key)).length;
      const isTelling = !isWhole || id === drafted.entry.id;
      const share = Math.max(found / elements.size, isTelling ? found / keys.size : 0);
      return found > 0 && share >= enoughMatches ? [{ table, layer: drafted, id, columns, found }] : [];
    });
  });
  return joins.sort((a, b) => b.found - a.found)[0];
}

/** A hazard for each kind of intensity in a table, a scenario for each column. */
export function draftTableHazards(
  { table, layer, id, columns, found }: JoinedTable,
  takenNames: Set<string>,
): Drafted<HazardEntry>[] {
  const { file, layer: sheet } = table.source;
  const source = { kind: "table" as const, file, ...(sheet === undefined ? {} : { layer: sheet }), id };
  return draftColumnHazards(layer.entry.type, columns, source, takenNames).map(({ entry, remarks }) => ({
    entry,
    remarks: [
      ...remarks,
      { path: ["source", "id"], sentence: `guessed: ${found} of ${table.count} rows have an element's id` },
    ],
  }));
}
