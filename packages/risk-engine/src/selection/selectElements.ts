import type { Area } from "../area/area.ts";
import { intersect, keepWhere, type Selection, selectionOf, wholeLayer } from "../columns/selection.ts";
import type { SpatialIndex } from "../index/spatialIndex.ts";
import { type AttributeFilter, attributeTest } from "./attributeFilter.ts";
import { type AreaRule, selectInArea } from "./selectInArea.ts";

export {
  elementsOf,
  forEachElement,
  intersect,
  keepWhere,
  partsOf,
  type Selection,
  selectionOf,
  unite,
  wholeLayer,
} from "../columns/selection.ts";
export type { AttributeFilter, NumberColumn, TextColumn } from "./attributeFilter.ts";
export { selectEachRegion } from "./selectEachRegion.ts";
export { type AreaRule, selectInArea, selectInAreaWithin } from "./selectInArea.ts";

/**
 * What elements must satisfy, all of it at once. What is absent does not limit, so an empty query means the whole
 * layer; an empty list of regions or elements means none.
 */
export interface ElementQuery {
  readonly area?: { readonly area: Area; readonly rule: AreaRule };
  /** In any of the regions named. */
  readonly regions?: readonly RegionFilter[];
  readonly attributes?: readonly AttributeFilter[];
  /** Among these element indexes, in any order. */
  readonly elements?: ArrayLike<number>;
}

/** Regions of one group: in any of `codes`. */
export interface RegionFilter {
  /** Region code of each element of the layer. */
  readonly regionOf: Uint16Array;
  readonly codes: readonly number[];
}

/**
 * The elements of a layer that satisfy a query.
 * @throws DomainError `selection/no-such-element` when `elements` names one outside the layer.
 */
export function selectElements(index: SpatialIndex, query: ElementQuery): Selection {
  let selected = wholeLayer(index.count);
  if (query.elements !== undefined) selected = selectionOf(query.elements, index.count);
  if (query.area !== undefined)
    selected = intersect(selected, selectInArea(index, query.area.area, query.area.rule));
  return narrowed(selected, query);
}

/** Those of the selected elements that are in the regions and have the attributes: what needs no index of where they lie. */
export function narrowed(
  selection: Selection,
  { regions, attributes = [] }: Pick<ElementQuery, "regions" | "attributes">,
): Selection {
  let selected = regions === undefined ? selection : keepWhere(selection, regionTest(regions));
  for (const filter of attributes) selected = keepWhere(selected, attributeTest(filter));
  return selected;
}

function regionTest(filters: readonly RegionFilter[]): (element: number) => boolean {
  const groups = filters.map(({ regionOf, codes }) => {
    const isWanted = new Uint8Array(65_536);
    for (const code of codes) isWanted[code] = 1;
    return { regionOf, wanted: isWanted };
  });
  const [first] = groups;
  // The usual case, and several times faster than asking a list of one.
  if (groups.length === 1 && first !== undefined)
    return (element) => first.wanted[first.regionOf[element]!] === 1;
  return (element) => groups.some(({ regionOf, wanted: isWanted }) => isWanted[regionOf[element]!] === 1);
}
