import type { ElementTable } from "@stopbank/dataset/read";
import { narrowed, type Selection, wholeLayer } from "@stopbank/risk-engine/select";
import { filterElements } from "../ask/attributeFilters.ts";
import type { NamedRegion } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { FittedElement } from "./fittedSettings.ts";

/** Elements that are added up in a turn of the event loop, in some 5 ms where each is a run of its own. */
export const elementsATurn = 65_536;

export interface ChosenElements {
  readonly table: ElementTable;
  readonly selection: Selection;
}

/**
 * The elements that a value set has of a layer, of which the columns are read that they are chosen by: no index of where they lie,
 * which takes longer to make than all the rest.
 */
export async function elementsOfSet(
  dataset: ServedDataset,
  { type, filters }: FittedElement,
  regionGroups: readonly string[],
): Promise<ChosenElements> {
  const regions = regionGroups.filter((group) => type.regionGroups.includes(group));
  const table = await dataset.data.elements(type.type, { attributes: Object.keys(filters ?? {}), regions });
  const selection = filters === undefined ? wholeLayer(table.count) : filterElements({ table }, filters);
  return { table, selection };
}

/** Those in any of the regions; of a layer that was not sorted into a region's group, none. */
export async function elementsInRegions(
  dataset: ServedDataset,
  element: FittedElement,
  regions: readonly NamedRegion[],
): Promise<ChosenElements> {
  const groups = [...Map.groupBy(regions, ({ group }) => group)];
  const { table, selection } = await elementsOfSet(
    dataset,
    element,
    groups.map(([group]) => group),
  );
  const filters = groups
    .filter(([group]) => element.type.regionGroups.includes(group))
    .map(([group, named]) => ({
      regionOf: table.regionCode(group),
      codes: named.map(({ code }) => code),
    }));
  return { table, selection: narrowed(selection, { regions: filters }) };
}
