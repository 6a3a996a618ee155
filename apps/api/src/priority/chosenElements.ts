import type { ElementTable } from "@stopbank/dataset/read";
import { narrowed, type Selection, wholeLayer } from "@stopbank/risk-engine/select";
import { LRUCache } from "lru-cache";
import { elementsPassing } from "../ask/attributeFilters.ts";
import type { NamedRegion } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { Turn } from "../work/inTurns.ts";
import type { FittedElement } from "./fittedSettings.ts";

/** Elements that are added up in a turn of the event loop, in some 5 ms where each is a run of its own. */
export const elementsATurn = 65_536;

export interface ChosenElements {
  readonly table: ElementTable;
  readonly selection: Selection;
}

/** Of all datasets: a layer of a million elements, chosen here and there, takes some 4 MB. */
const mostBytes = 64 * 1_048_576;
/** Beside the arrays, and of the key. */
const bytesBeside = 500;

/**
 * What filters choose of a layer, by dataset version: the same as long as it is kept, and cheap to find out again. Beside the budget of
 * columns (`ServedDataset.keep`), which an editor who tries one filter after the other would empty for everybody.
 */
const chosen = new LRUCache<string, Selection>({
  maxSize: mostBytes,
  sizeCalculation: ({ ranges }, key) => ranges.byteLength + 2 * key.length + bytesBeside,
});

async function selectedBy(
  filters: NonNullable<FittedElement["filters"]>,
  table: ElementTable,
  dataset: ServedDataset,
  turn: Turn,
) {
  const { client, version } = dataset;
  const key = JSON.stringify([client, version, table.description.type, filters]);
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const selection = await elementsPassing({ table }, filters, turn);
  chosen.set(key, selection);
  return selection;
}

/**
 * The elements that a value set has of a layer, of which the columns are read that they are chosen by: no index of where they lie,
 * which takes longer to make than all the rest.
 */
export async function elementsOfSet(
  dataset: ServedDataset,
  { type, filters }: FittedElement,
  regionGroups: readonly string[],
  turn: Turn,
): Promise<ChosenElements> {
  const regions = regionGroups.filter((group) => type.regionGroups.includes(group));
  const table = await dataset.data.elements(type.type, { attributes: Object.keys(filters ?? {}), regions });
  const selection =
    filters === undefined ? wholeLayer(table.count) : await selectedBy(filters, table, dataset, turn);
  return { table, selection };
}

/** Those in any of the regions; of a layer that was not sorted into a region's group, none. */
export async function elementsInRegions(
  dataset: ServedDataset,
  element: FittedElement,
  regions: readonly NamedRegion[],
  turn: Turn,
): Promise<ChosenElements> {
  const groups = [...Map.groupBy(regions, ({ group }) => group)];
  const { table, selection } = await elementsOfSet(
    dataset,
    element,
    groups.map(([group]) => group),
    turn,
  );
  const filters = groups
    .filter(([group]) => element.type.regionGroups.includes(group))
    .map(([group, named]) => ({
      regionOf: table.regionCode(group),
      codes: named.map(({ code }) => code),
    }));
  return { table, selection: narrowed(selection, { regions: filters }) };
}
