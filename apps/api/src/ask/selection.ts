import type { AreaRule, SelectionBody } from "@stopbank/contract/selection";
import type { ElementType } from "@stopbank/dataset/manifest";
import type { ElementColumns } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import type { Area } from "@stopbank/risk-engine/area";
import { intersect, type RegionFilter, type Selection, selectElements } from "@stopbank/risk-engine/select";
import type { Directory, NamedRegion } from "../data/directory.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import type { AreaWork } from "../work/areaWork.ts";
import type { Asker } from "../work/asker.ts";
import { turnWhile } from "../work/inTurns.ts";
import type { AreaToSelect } from "../work/tallyTask.ts";
import { elementsPassing } from "./attributeFilters.ts";

/** Which elements a call is about: all that meet every condition; for regions, one of them. */
export interface SelectionRequest {
  readonly asker: Asker;
  readonly work: AreaWork;
  readonly area: Area | undefined;
  readonly areaRule: AreaRule | undefined;
  readonly regions: readonly NamedRegion[];
  readonly body: Omit<SelectionBody, "area">;
}

/** Reads the `regions` of a query. @throws DomainError `dataset/unknown-region`. */
export const regionsNamed = (list: string | undefined, directory: Directory): NamedRegion[] =>
  (list ?? "")
    .split(",")
    .filter((id) => id !== "")
    .map((id) => directory.region(id));

/**
 * The elements of a layer that a call is about.
 *
 * @throws DomainError `elements/unknown`, `filter/...`, and those of `AreaWork`.
 */
export async function selectLayer(layer: ServedLayer, request: SelectionRequest): Promise<Selection> {
  const { area, areaRule = "touches", asker, work } = request;
  const inArea = area && (await work.select(area, areaRule, layer.index, layer.sharedIndex, asker));
  const selected = await selectBesideArea(layer, request);
  return inArea === undefined ? selected : intersect(inArea, selected);
}

/**
 * The same before its area has been looked at, which whoever sums it may do in one go with that.
 *
 * @throws DomainError `elements/unknown`, `filter/...`.
 */
export async function elementsAsked(
  layer: ServedLayer,
  request: SelectionRequest,
): Promise<Selection | AreaToSelect> {
  const { area, areaRule: rule = "touches" } = request;
  const within = await selectBesideArea(layer, request);
  return area === undefined ? within : { area, rule, within };
}

/** By everything but the area. */
async function selectBesideArea(
  layer: ServedLayer,
  { regions, body, asker }: SelectionRequest,
): Promise<Selection> {
  const { type } = layer.table.description;
  const ids = body.prefiltered_asset_ids?.[type];
  const filters = body.identifying_information?.[type];
  const rows = ids && (await rowsOf(layer, ids, asker));
  const inRegionsAndList = selectElements(layer.index, {
    ...(regions.length === 0 ? {} : { regions: regionFilters(layer, regions) }),
    ...(rows === undefined ? {} : { elements: rows }),
  });
  return filters === undefined
    ? inRegionsAndList
    : intersect(inRegionsAndList, await elementsPassing(layer, filters, turnWhile(asker)));
}

/** The columns that `selectLayer` reads for a request. */
export function selectionColumns(
  { idAttribute, type }: ElementType,
  { regions, body }: SelectionRequest,
): ElementColumns {
  const isById = body.prefiltered_asset_ids?.[type] !== undefined;
  return {
    attributes: [
      ...Object.keys(body.identifying_information?.[type] ?? {}),
      ...(isById ? [idAttribute] : []),
    ],
    regions: regions.map(({ group }) => group),
  };
}

/** A layer that was not sorted into a group's regions has no elements in them. */
function regionFilters({ table }: ServedLayer, regions: readonly NamedRegion[]): RegionFilter[] {
  const groups = Map.groupBy(regions, (region) => region.group);
  return [...groups]
    .filter(([group]) => table.description.regionGroups.includes(group))
    .map(([group, named]) => ({
      regionOf: table.regionCode(group),
      codes: named.map((region) => region.code),
    }));
}

/** So many ids are looked up in a turn of the event loop, some 5 ms. */
const idsATurn = 20_000;

async function rowsOf(
  { ids, table }: ServedLayer,
  elementIds: readonly string[],
  { turn }: Asker,
): Promise<Uint32Array> {
  const rows = new Uint32Array(elementIds.length);
  for (const [i, id] of elementIds.entries()) {
    if (i % idsATurn === idsATurn - 1) await turn();
    const row = ids.rowOf(id);
    if (row === undefined)
      throw new DomainError(
        "not-found",
        "elements/unknown",
        `${table.description.displayName} have no element ${id}.`,
      );
    rows[i] = row;
  }
  return rows;
}
