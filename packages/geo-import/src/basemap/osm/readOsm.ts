import { statSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Bounds } from "@stopbank/dataset/manifest";
import { layerFacts } from "@stopbank/geo-read/layer-facts";
import { type Place, refuse } from "@stopbank/geo-read/refusal";
import { requireFile } from "@stopbank/geo-read/require-file";
import { streamFeatures } from "@stopbank/geo-read/stream-features";
import type { Geometry } from "geojson";
import { around } from "../boxes.ts";
import { landFromCoast } from "../coast/landFromCoast.ts";
import type { RoleFeatures } from "../roleFeatures.ts";
import { classifyOsm, type OsmDrawn } from "./classifyOsm.ts";
import { tagsOf } from "./tags.ts";

/** GDAL indexes an extract's nodes in its memory of 2 GB. */
const mostBytes = 100_000_000;
/** Of what is drawn, about 1 GB while it is cut. */
const mostPositions = 6_000_000;

/** What to do about a large one, with the data's own place in the command. */
function cutIt(file: string, data: Bounds): string {
  const [west, south, east, north] = around(data);
  const bbox = [
    Math.floor(west * 100),
    Math.floor(south * 100),
    Math.ceil(east * 100),
    Math.ceil(north * 100),
  ];
  const command = `osmium extract --bbox ${bbox.map((each) => each / 100).join(",")} ${basename(file)} -o district.osm.pbf`;
  return `Cut the district out of it first: \`${command}\`.`;
}

/**
 * What a basemap draws of an OpenStreetMap extract, feature by feature; within the bounds that the extract states, land
 * and sea by its coastlines.
 *
 * @param data extent of the data that it is to lie under.
 * @throws DomainError as `layerFacts`, and `import/too-large` for extracts beyond a budget, `import/not-osm`.
 */
export async function readOsm(folder: string, file: string, data: Bounds): Promise<RoleFeatures> {
  const path = resolve(folder, file);
  const place: Place = { what: "Basemap OpenStreetMap", file };
  requireFile(place, path);
  if (!/\.(osm\.pbf|pbf|osm)$/i.test(file))
    throw refuse(
      "not-osm",
      place,
      "it is no extract by its name",
      "Name a file that ends in .osm.pbf or .osm.",
    );
  const { size } = statSync(path);
  if (size > mostBytes)
    throw refuse(
      "too-large",
      place,
      `it has ${Math.round(size / 1e6)} MB, and 100 MB are read`,
      cutIt(file, data),
    );
  const drawn: OsmDrawn = { features: {}, coast: [] };
  const counted = { read: 0, count: 0, positions: 0 };
  let extent: readonly number[] | undefined;
  for (const layer of ["points", "lines", "multipolygons"]) {
    const facts = await layerFacts({ place, path, layer });
    extent ??= facts.extent;
    const columns = facts.columns.filter((column) => !/^osm_/.test(column));
    for await (const { properties, geometry } of streamFeatures(facts, { columns })) {
      counted.read++;
      if (geometry === null || !classifyOsm(drawn, tagsOf(properties), geometry)) continue;
      counted.count++;
      counted.positions += positionsOf(geometry);
      if (counted.positions > mostPositions)
        throw refuse(
          "too-large",
          place,
          "what is to be drawn of it has over 6 million corners",
          cutIt(file, data),
        );
    }
  }
  if (counted.count === 0)
    throw refuse(
      "empty-layer",
      place,
      "nothing in it is drawn",
      "Name an extract with roads, water or names.",
    );
  return { ...withLand(drawn, extent), read: [reportOf(place, counted, drawn, extent)] };
}

const isBox = (extent: readonly number[] | undefined): extent is Bounds =>
  extent?.length === 4 && extent[0]! < extent[2]! && extent[1]! < extent[3]!;

function withLand({ features, coast }: OsmDrawn, extent: readonly number[] | undefined) {
  const land = isBox(extent) ? landFromCoast(coast, extent) : undefined;
  if (land === undefined || !isBox(extent)) return { features, coverage: [] };
  const polygons = land.polygons.map((coordinates) => ({
    type: "Feature" as const,
    properties: {},
    geometry: { type: "Polygon" as const, coordinates },
  }));
  return { features: { ...features, land: polygons }, coverage: [extent] };
}

function reportOf(
  place: Place,
  { read, count }: { readonly read: number; readonly count: number },
  { features, coast }: OsmDrawn,
  extent: readonly number[] | undefined,
) {
  const roles = Object.entries(features).map(([role, list]) => `${list.length} ${role}`);
  const loose = isBox(extent) ? (landFromCoast(coast, extent)?.looseEnds ?? 0) : 0;
  return {
    place,
    read,
    count,
    problems: [],
    notes: [
      `drawn: ${roles.join(", ")}; features of no role are left out`,
      coast.length === 0 ? "no coastline: sea is not drawn" : `${coast.length} coastlines`,
      ...(loose === 0 ? [] : [`${loose} ends of coast within its bounds were led to their nearest edge`]),
    ],
  };
}

function positionsOf(geometry: Geometry): number {
  if (geometry.type === "Point") return 1;
  if (geometry.type === "LineString") return geometry.coordinates.length;
  if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return 0;
  return geometry.coordinates.flat(geometry.type === "Polygon" ? 1 : 2).length;
}
