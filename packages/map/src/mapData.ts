import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { MapHost } from "./mapHost.ts";

type MapData = Pick<
  MapHost,
  | "fetchClasses"
  | "fetchChanges"
  | "fetchChangesSince"
  | "fetchSelected"
  | "fetchArea"
  | "fetchRegions"
  | "fetchElementBounds"
  | "fetchElementSentence"
  | "fetchElementExposures"
>;

/** What the map fetches, by the API's own routes. */
export const mapDataOf = (call: CallApi): MapData => ({
  fetchClasses: (assetType, assetTag, nDays) =>
    call(routes.elementClasses, {
      params: { assetType, assetTag },
      ...(nDays === undefined ? {} : { query: { n_days: nDays } }),
    }),
  fetchChanges: (assetType, { before, after }, nDays) =>
    call(routes.elementChanges, {
      params: { assetType, before: before.join(","), after: after.join(",") },
      query: nDays === undefined ? {} : { n_days: nDays },
    }) as Promise<ArrayBuffer>,
  fetchChangesSince: (assetType, version, scenarios, nDays) =>
    call(routes.versionElementChanges, {
      params: { assetType, tags: scenarios.join(","), version },
      query: nDays === undefined ? {} : { n_days: nDays },
    }) as Promise<ArrayBuffer>,
  fetchSelected: (assetType, { area, regions, filters }, signal) =>
    call(
      routes.selectedRows,
      {
        params: { assetType },
        rest: area === undefined ? "all" : "id" in area ? `area:${area.id}` : "body",
        query: regions.length === 0 ? {} : { regions: regions.join(",") },
        body: {
          ...(area !== undefined && "geometry" in area ? { area: area.geometry } : {}),
          ...(filters === undefined ? {} : { identifying_information: { [assetType]: filters } }),
        },
      },
      { signal },
    ),
  fetchArea: async (id, signal) =>
    (await call(routes.storedArea, { params: { area_id: id } }, { signal })).geometry,
  fetchRegions: (regions, signal) => call(routes.regionGeometries, { rest: regions.join(",") }, { signal }),
  fetchElementBounds: async (type, id, signal) =>
    (await call(routes.elementGeometry, { params: { type, asset_id: id } }, { signal })).bbox,
  fetchElementSentence: async (type, id, signal) =>
    (await call(routes.elementSentence, { params: { type, id } }, { signal })).sentence,
  fetchElementExposures: (assetType, assetId, { tags, nDays }, signal) =>
    call(
      routes.elementExposures,
      {
        params: { assetType, assetId },
        query: { tags: tags.join(","), ...(nDays === undefined ? {} : { n_days: nDays }) },
      },
      { signal },
    ),
});
