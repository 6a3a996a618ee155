import type { Bounds } from "@stopbank/dataset/manifest";
import { readLayer } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import type { Feature, Position } from "geojson";
import { boundsOf } from "../build/boundsOf.ts";
import { type BasemapEntry, type ClassedRole, roleClasses } from "../description/basemap.ts";
import { layerInput } from "../description/describedInputs.ts";
import { layerFeatures } from "../places/layerFeatures.ts";
import { landFromCoast } from "./coast/landFromCoast.ts";
import { smoothSteps } from "./coast/smoothSteps.ts";
import { readOsm } from "./osm/readOsm.ts";
import { readRole } from "./readRole.ts";
import type { RoleFeatures } from "./roleFeatures.ts";

type Part<K extends keyof BasemapEntry> = Exclude<NonNullable<BasemapEntry[K]>, readonly unknown[]>;

/** A description's one or several as several. */
const each = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as T];

/**
 * Reads everything that a basemap is drawn from.
 *
 * @param data extent of the data that it is to lie under.
 * @throws DomainError as `readOsm`, `readLayer` and `readRole`, and `import/no-coast`.
 */
export async function* readGround(
  folder: string,
  basemap: BasemapEntry,
  data: Bounds,
): AsyncGenerator<RoleFeatures> {
  for (const { file } of each<Part<"osm">>(basemap.osm)) yield await readOsm(folder, file, data);
  for (const entry of each<Part<"land">>(basemap.land)) {
    const table = await readLayer(layerInput(folder, "Basemap land", entry), {
      columns: [],
      kind: "polygon",
    });
    yield {
      features: {
        land: entry.smooth === true ? withoutSteps(layerFeatures(table, [])) : layerFeatures(table, []),
      },
      coverage: basemap.coverage === undefined ? [] : [basemap.coverage],
      read: [table],
    };
  }
  for (const entry of each<Part<"coast">>(basemap.coast)) yield await readCoast(folder, entry);
  for (const role of Object.keys(roleClasses) as ClassedRole[])
    for (const entry of each(basemap[role])) {
      const { features, table } = await readRole(folder, role, entry);
      yield { features: { [role === "parks" ? "landcover" : role]: features }, coverage: [], read: [table] };
    }
}

const withoutSteps = (features: readonly Feature[]): Feature[] =>
  features.map((feature) => ({ ...feature, geometry: smoothSteps(feature.geometry) }));

async function readCoast(folder: string, entry: Part<"coast">): Promise<RoleFeatures> {
  const table = await readLayer(layerInput(folder, "Basemap coast", entry), { columns: [], kind: "line" });
  const box = entry.within ?? boundsOf([table.geometry]);
  const lines = layerFeatures(table, []).flatMap(({ geometry }): Position[][] => {
    if (geometry.type === "LineString") return [geometry.coordinates];
    return geometry.type === "MultiLineString" ? geometry.coordinates : [];
  });
  const land = landFromCoast(lines, box);
  if (land === undefined)
    throw refuse(
      "no-coast",
      table.place,
      "none of its lines passes the bounds `within`",
      "Give west, south, east, north in degrees around a part of the coast.",
    );
  const features = land.polygons.map(
    (coordinates): Feature => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates },
    }),
  );
  const loose = `${land.looseEnds} ends of coast within its bounds were led to their nearest edge`;
  return {
    features: { land: features },
    coverage: [box],
    read: [land.looseEnds === 0 ? table : { ...table, notes: [...table.notes, loose] }],
  };
}
