import { intersect, type Selection, selectElements, wholeLayer } from "@stopbank/risk-engine/select";
import { filterElements } from "../ask/attributeFilters.ts";
import type { NamedRegion } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import type { FittedElement } from "./fittedSettings.ts";

/** Elements that are added up in a turn of the event loop, in some 5 ms where each is a run of its own. */
export const elementsATurn = 65_536;

export interface ChosenElements {
  readonly layer: ServedLayer;
  readonly selection: Selection;
}

/** The elements that a value set has of a layer, which is read with the columns they are chosen by. */
export async function elementsOfSet(
  dataset: ServedDataset,
  { type, filters }: FittedElement,
  regionGroups: readonly string[],
): Promise<ChosenElements> {
  const regions = regionGroups.filter((group) => type.regionGroups.includes(group));
  const layer = await dataset.layer(type.type, { attributes: Object.keys(filters ?? {}), regions });
  const selection = filters === undefined ? wholeLayer(type.count) : filterElements(layer, filters);
  return { layer, selection };
}

/** Those in any of the regions; of a layer that was not sorted into a region's group, none. */
export async function elementsInRegions(
  dataset: ServedDataset,
  element: FittedElement,
  regions: readonly NamedRegion[],
): Promise<ChosenElements> {
  const groups = [...Map.groupBy(regions, ({ group }) => group)];
  const { layer, selection } = await elementsOfSet(
    dataset,
    element,
    groups.map(([group]) => group),
  );
  const filters = groups
    .filter(([group]) => element.type.regionGroups.includes(group))
    .map(([group, named]) => ({
      regionOf: layer.table.regionCode(group),
      codes: named.map(({ code }) => code),
    }));
  return { layer, selection: intersect(selection, selectElements(layer.index, { regions: filters })) };
}
