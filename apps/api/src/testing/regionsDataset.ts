import { existsSync, readFileSync } from "node:fs";
import type { ElementTypeDescription } from "@stopbank/dataset/manifest";
import { createDatasetWriter, type ExposureRows } from "@stopbank/dataset/write";
import { damageClassCodes, noRegion, notAssessed, type PolygonColumn } from "@stopbank/risk-engine/columns";
import { flood, quake } from "./hazards.ts";
import { box } from "./larkhavenDataset.ts";

type Position = readonly [longitude: number, latitude: number];

/** Outlines of houses, each a ring that ends where it begins; the depth of water at each, null where nobody looked. */
export interface Houses {
  readonly outlines: readonly (readonly Position[])[];
  readonly depths: readonly (number | null)[];
}

/** So many squares in rows that go to and fro, as neighbours lie beside each other in a dataset. */
export function madeHouses(): Houses {
  const side = 64;
  const cells = Array.from({ length: side * side }, (_, i) => {
    const row = Math.floor(i / side);
    return { row, column: row % 2 === 0 ? i % side : side - 1 - (i % side) };
  });
  return {
    outlines: cells.map(({ row, column }, i) => {
      const [x, y, size] = [172.8 + column / 1_000, -40.3 - row / 1_000, 1e-4 + (i % 37) * 1e-5];
      return [
        [x, y],
        [x, y - size],
        [x + size, y - size],
        [x + size, y],
        [x, y],
      ];
    }),
    depths: cells.map(({ row, column }) =>
      row % 9 === 8 ? null : Math.max(0, Math.sin(row / 5) + column / 70),
    ),
  };
}

// A real place, kept beside the repository and not in it.
const kaiapoi = new URL("../../../../../shared/data/kaiapoi/kaiapoi_buildings_6dp.geojson", import.meta.url);
export const isKaiapoiThere = existsSync(kaiapoi);

/** The real buildings of Kaiapoi, of the first part of each, with their modelled depths. */
export function kaiapoiHouses(): Houses {
  interface Building {
    readonly properties: { readonly depth_mean_m: number | null };
    readonly geometry: { readonly type: string; readonly coordinates: unknown };
  }
  const { features } = JSON.parse(readFileSync(kaiapoi, "utf8")) as { features: readonly Building[] };
  return {
    outlines: features.map(({ geometry: { type, coordinates } }) => {
      const [first] = (
        type === "Polygon" ? [coordinates] : coordinates
      ) as readonly (readonly Position[])[][];
      return first?.[0] ?? [];
    }),
    depths: features.map(({ properties }) => properties.depth_mean_m),
  };
}

/**
 * Publishes houses, measured in hectares and with costs between bounds, in four wards of which one is empty and in 144 cells that
 * overlap them; and pipes through them, measured in kilometres, in wards alone. Floods reach both, a quake houses alone.
 */
export async function publishRegions(
  root: string,
  client: string,
  { outlines, depths }: Houses,
): Promise<void> {
  const anchors = outlines.map(([first]) => first as Position);
  const xs = anchors.map(([x]) => x);
  const ys = anchors.map(([, y]) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const eastward = ([x]: Position) => (x - west) / (east - west);
  const northward = ([, y]: Position) => (y - south) / (north - south);
  // The largest ward has whole blocks of sums in it, by the thousand elements.
  const wardOf = (place: Position) =>
    northward(place) < 0.6 ? 0 : northward(place) < 0.8 ? 1 : northward(place) < 0.9 ? 2 : noRegion;
  const cellOf = (place: Position) =>
    Math.floor(eastward(place) * 11.99) * 12 + Math.floor(northward(place) * 11.99);
  const writer = await createDatasetWriter(root, {
    client,
    title: client,
    notice: "Made for a test",
    bounds: [west - 0.01, south - 0.01, east + 0.01, north + 0.01],
    licence: "CC0",
    sources: [],
    conventions: {},
  });
  const geometry = box(west, south, east, north);
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `${name} ${i}`, geometry }));
  await writer.addRegions({ id: "ward", title: "Wards" }, named("Ward", 4));
  await writer.addRegions({ id: "cell", title: "Cells" }, named("Cell", 144));
  writer.addHazard(flood);
  writer.addHazard(quake);
  const numbers = [...outlines.keys()];
  const cost = Float64Array.from(numbers, (i) => (i % 11 === 0 ? Number.NaN : 100_000 / 3 + i / 7));
  await writer.addElements(
    houses,
    polygons(outlines),
    {
      id: numbers.map((i) => `h-${i}`),
      use: numbers.map((i) => (i % 5 === 0 ? null : i % 3 === 0 ? "shop" : "home")),
      floors: Float64Array.from(numbers, (i) => 1 + (i % 4)),
      cost,
      least: cost.map((value, i) => (i % 13 === 0 ? Number.NaN : value * 0.7)),
      most: cost.map((value) => value * 1.3),
    },
    { ward: Uint16Array.from(anchors, wardOf), cell: Uint16Array.from(anchors, cellOf) },
  );
  await writer.addElements(
    pipes,
    {
      kind: "line",
      coords: Float64Array.from(outlines.flatMap((ring) => [...(ring[0] ?? []), ...(ring[2] ?? [])])),
      partStart: Int32Array.from({ length: outlines.length + 1 }, (_, i) => i),
      vertexStart: Int32Array.from({ length: outlines.length + 1 }, (_, i) => i * 2),
    },
    { id: numbers.map((i) => `p-${i}`) },
    { ward: Uint16Array.from(anchors, wardOf) },
  );
  for (const type of ["houses", "pipes"]) {
    await writer.addExposure(type, "flood", "flood_100yr", rowsOf(depths, 0));
    await writer.addExposure(type, "flood", "flood_500yr", rowsOf(depths, 0.8));
  }
  await writer.addExposure(
    "houses",
    "quake",
    "quake_m7",
    rowsOf(
      depths.map((_, i) => (i % 2) - 0.5),
      0,
    ),
  );
  await writer.publish();
}

function rowsOf(depths: readonly (number | null)[], deeper: number): ExposureRows {
  const rows = depths.flatMap((depth, element) =>
    depth === null
      ? [{ element, value: Number.NaN, code: notAssessed }]
      : depth > 0
        ? [{ element, value: depth + deeper, code: classOf(depth + deeper) }]
        : [],
  );
  return {
    element: Uint32Array.from(rows, (row) => row.element),
    value: Float32Array.from(rows, (row) => row.value),
    damageClass: Uint8Array.from(rows, (row) => row.code),
  };
}

const classOf = (depthMetres: number): number =>
  depthMetres < 0.3
    ? damageClassCodes.low
    : depthMetres < 0.9
      ? damageClassCodes.moderate
      : damageClassCodes.high;

function polygons(outlines: readonly (readonly Position[])[]): PolygonColumn {
  const each = Int32Array.from({ length: outlines.length + 1 }, (_, i) => i);
  const vertexStart = new Int32Array(outlines.length + 1);
  for (const [i, ring] of outlines.entries()) vertexStart[i + 1] = vertexStart[i]! + ring.length;
  const coords = Float64Array.from(outlines.flat(2));
  return { kind: "polygon", coords, partStart: each, ringStart: each, vertexStart };
}

const common = {
  icon: "office",
  menuGroup: { title: "Property", icon: "home" },
  group: "Built",
  isCascading: false,
  idAttribute: "id",
  nameAttribute: "id",
  sentence: "{id}",
  style: { color: "#123456" },
  details: {},
} as const;
const id = { key: "id", label: "Id", type: "text", filterable: false, lookup: true } as const;
const numeric = (key: string) =>
  ({ key, label: key, type: "numeric", filterable: true, lookup: true }) as const;

const houses: ElementTypeDescription = {
  ...common,
  type: "houses",
  displayName: "Houses",
  geometry: "polygon",
  metric: { type: "area", unit: "ha" },
  attributes: [
    id,
    { key: "use", label: "Use", type: "text", filterable: true, lookup: true },
    numeric("floors"),
    numeric("cost"),
    numeric("least"),
    numeric("most"),
  ],
  replacementCost: { attribute: "cost", minAttribute: "least", maxAttribute: "most" },
};

const pipes: ElementTypeDescription = {
  ...common,
  type: "pipes",
  displayName: "Pipes",
  geometry: "line",
  metric: { type: "length", unit: "km" },
  attributes: [id],
};
