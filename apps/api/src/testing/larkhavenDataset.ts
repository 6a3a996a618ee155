import type { DatasetAbout, ElementTypeDescription } from "@stopbank/dataset/manifest";
import { createDatasetWriter, type ExposureRows, type Published } from "@stopbank/dataset/write";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import { flood, quake } from "./hazards.ts";

/**
 * A dataset small enough to reckon by hand.
 *
 * - 100 buildings in a grid of ten columns and ten rows, squares 0.001 degrees wide, 0.01 apart; ids `b-<column>-<row>`.
 *   Each costs $100,000 and has a resident more than its row; of the first column neither is known. Columns 0 to 4 lie in the region Ōtara, 5 to 8 in South, 9 in none.
 * - 60 roads along meridians, 0.01 degrees long; 40 supply points (cascading, days 1, 3 and 7).
 * - Flood, 1 in 100: building rows 0, 1, 2 exposed at 0.5, 1.0, 1.5 m (low, moderate, high), row 9 not assessed.
 *   1 in 500: rows 0 to 4 exposed at 0.8 m (high), row 9 not assessed. Roads: the first six exposed.
 * - Reviewed: column 9 has other ids (`n-9-<row>`), column 1 costs $200,000 each, and the 1 in 100 flood leaves row 0 and reaches
 *   row 3 at 0.5 m (low).
 * - Quake: building columns 0 to 4 exposed, without an intensity; never assessed for roads or supply.
 */
const grid = { west: 172.8, north: -40.3, step: 0.01, size: 0.001, columns: 10, rows: 10 } as const;

const about: DatasetAbout = {
  client: "larkhaven",
  title: "Larkhaven test district",
  notice: "Made for a test",
  bounds: [172.79, -40.41, 172.91, -40.29],
  licence: "CC0",
  classWords: "low-high",
  sources: [{ title: "A test", licence: "CC0", attribution: "Stopbank tests" }],
  examples: [{ title: "A flood", elements: ["buildings"], scenarios: ["flood_100yr"] }],
  conventions: { areaRule: { code: "touches", text: "Geometry that touches the area counts." } },
};

export async function publishLarkhaven(root: string, isReviewed = false): Promise<Published> {
  const writer = await createDatasetWriter(root, about);
  await writer.addRegions({ id: "suburb", title: "Suburbs" }, [
    { name: "Ōtara", geometry: box(172.79, -40.41, 172.845, -40.29) },
    { name: "South", geometry: box(172.845, -40.41, 172.885, -40.29) },
  ]);
  writer.addHazard(flood);
  writer.addHazard(quake);
  await writer.addRaster("flood", "flood_100yr", {
    width: 24,
    height: 24,
    bounds: about.bounds,
    data: Float32Array.from({ length: 24 * 24 }, (_, cell) =>
      cell < 24 * 8 ? 0.5 + cell / 200 : Number.NaN,
    ),
  });
  await addBuildings(writer, isReviewed);
  await addRoads(writer);
  await addSupply(writer);
  await writer.addContextual(
    {
      id: "parks",
      displayName: "Parks",
      icon: "tree",
      group: "Environment",
      geometry: "polygon",
      style: { color: "#88aa77", weight: 2 },
      details: { summary: "Where there is grass.", helpFile: "larkhaven.md" },
    },
    [{ type: "Feature", id: 1, properties: { name: "Green" }, geometry: box(172.8, -40.4, 172.82, -40.38) }],
  );
  writer.setBasemap({
    satellite: await writer.addRasterTiles(
      "satellite",
      { minZoom: 0, maxZoom: 1, bounds: about.bounds },
      (z, x) => (z === 0 || x === 1 ? onePixelPng : undefined),
    ),
  });
  return writer.publish();
}

type Writer = Awaited<ReturnType<typeof createDatasetWriter>>;

async function addBuildings(writer: Writer, isReviewed: boolean): Promise<void> {
  const { columns, rows, west, north, step, size } = grid;
  const cells = Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }));
  const count = cells.length;
  const counting = (per: number) => Int32Array.from({ length: count + 1 }, (_, i) => i * per);
  await writer.addElements(
    buildings,
    {
      kind: "polygon",
      coords: Float64Array.from(
        cells.flatMap(({ column, row }) => {
          const [x, y] = [west + column * step, north - row * step];
          return [x, y, x, y - size, x + size, y - size, x + size, y, x, y];
        }),
      ),
      partStart: counting(1),
      ringStart: counting(1),
      vertexStart: counting(5),
    },
    {
      id: cells.map(({ column, row }) => `${isReviewed && column === 9 ? "n" : "b"}-${column}-${row}`),
      name: cells.map(({ column, row }) => (row === 9 ? null : `Building ${column}/${row}`)),
      use: cells.map(({ column }) => (column === 0 ? null : column % 2 === 0 ? "home" : "shop")),
      floor_area: Float64Array.from(cells, ({ row }) => 100 + row),
      residents: Float64Array.from(cells, ({ column, row }) => (column === 0 ? Number.NaN : row + 1)),
      built: cells.map(({ row }) => (row === 0 ? null : `19${50 + row}-06-30`)),
      cost: Float64Array.from(cells, ({ column }) =>
        column === 0 ? Number.NaN : isReviewed && column === 1 ? 200_000 : 100_000,
      ),
    },
    { suburb: Uint16Array.from(cells, ({ column }) => (column < 5 ? 0 : column < 9 ? 1 : 65_535)) },
  );
  const classes = [damageClassCodes.low, damageClassCodes.moderate, damageClassCodes.high];
  const reviewed: Readonly<Record<number, [number, number]>> = {
    1: [1, damageClassCodes.moderate],
    2: [1.5, damageClassCodes.high],
    3: [0.5, damageClassCodes.low],
  };
  await writer.addExposure(
    "buildings",
    "flood",
    "flood_100yr",
    rowsOf(cells, ({ row }) =>
      row === 9
        ? unassessed
        : isReviewed
          ? reviewed[row]
          : row < 3
            ? [0.5 * (row + 1), classes[row] ?? 0]
            : undefined,
    ),
  );
  await writer.addExposure(
    "buildings",
    "flood",
    "flood_500yr",
    rowsOf(cells, ({ row }) => (row < 5 ? [0.8, damageClassCodes.high] : row === 9 ? unassessed : undefined)),
  );
  await writer.addExposure(
    "buildings",
    "quake",
    "quake_m7",
    rowsOf(cells, ({ column }) => (column < 5 ? [Number.NaN, damageClassCodes.exposed] : undefined)),
  );
}

async function addRoads(writer: Writer): Promise<void> {
  const numbers = Array.from({ length: 60 }, (_, i) => i);
  await writer.addElements(
    roads,
    {
      kind: "line",
      coords: Float64Array.from(numbers.flatMap((i) => [172.8 + i / 1000, -40.35, 172.8 + i / 1000, -40.36])),
      partStart: Int32Array.from({ length: 61 }, (_, i) => i),
      vertexStart: Int32Array.from({ length: 61 }, (_, i) => i * 2),
    },
    { id: numbers.map((i) => `r/${i}`), name: numbers.map((i) => `Road ${i}`) },
  );
  await writer.addExposure(
    "roads",
    "flood",
    "flood_100yr",
    rowsOf(numbers, (i) => (i < 6 ? [0.3, damageClassCodes.exposed] : undefined)),
  );
}

async function addSupply(writer: Writer): Promise<void> {
  const numbers = Array.from({ length: 40 }, (_, i) => i);
  await writer.addElements(
    supply,
    {
      kind: "point",
      coords: Float64Array.from(numbers.flatMap((i) => [172.8 + i / 500, -40.33])),
      partStart: Int32Array.from({ length: 41 }, (_, i) => i),
    },
    { id: numbers.map((i) => `s-${i}`), name: numbers.map((i) => `Supply ${i}`) },
  );
  for (const [nDays, out] of [
    [1, 10],
    [3, 6],
    [7, 2],
  ] as const)
    await writer.addExposure(
      "supply",
      "flood",
      "flood_100yr",
      rowsOf(numbers, (i) => (i < out ? [1, damageClassCodes.high] : undefined)),
      nDays,
    );
}

const unassessed = [Number.NaN, notAssessed] as const;

function rowsOf<T>(
  all: readonly T[],
  of: (each: T) => readonly [value: number, code: number] | undefined,
): ExposureRows {
  const rows = all.flatMap((each, element) => {
    const row = of(each);
    return row === undefined ? [] : [{ element, value: row[0], code: row[1] }];
  });
  return {
    element: Uint32Array.from(rows, (row) => row.element),
    value: Float32Array.from(rows, (row) => row.value),
    damageClass: Uint8Array.from(rows, (row) => row.code),
  };
}

export const box = (west: number, south: number, east: number, north: number) => ({
  type: "Polygon" as const,
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

const common = {
  icon: "office",
  menuGroup: { title: "Property", icon: "home" },
  group: "Built",
  isCascading: false,
  idAttribute: "id",
  nameAttribute: "name",
  style: { color: "#123456" },
  details: { summary: "Made for a test." },
} as const;

const idAndName: ElementTypeDescription["attributes"] = [
  { key: "id", label: "Id", type: "text", filterable: false, lookup: true },
  { key: "name", label: "Name", type: "text", filterable: true, lookup: true },
];

const buildings: ElementTypeDescription = {
  ...common,
  type: "buildings",
  displayName: "Buildings",
  displayNamePlural: "Buildings",
  geometry: "polygon",
  metric: { type: "count", unit: "each" },
  sentence: "{name} is a {use} of {floor_area} m².",
  attributes: [
    ...idAndName,
    { key: "use", label: "Use", type: "text", filterable: true, lookup: true },
    { key: "floor_area", label: "Floor area", type: "numeric", unit: "m²", filterable: true, lookup: false },
    { key: "residents", label: "Usually resident", type: "numeric", filterable: true, lookup: false },
    { key: "built", label: "Built", type: "date", filterable: true, lookup: false },
    { key: "cost", label: "Replacement cost", type: "numeric", prefix: "$", filterable: true, lookup: true },
  ],
  replacementCost: { attribute: "cost" },
  peopleAttribute: "residents",
};

const roads: ElementTypeDescription = {
  ...common,
  type: "roads",
  displayName: "Roads",
  displayNamePlural: "Roads",
  geometry: "line",
  metric: { type: "length", unit: "km" },
  sentence: "{name}.",
  attributes: idAndName,
};

const supply: ElementTypeDescription = {
  ...common,
  type: "supply",
  displayName: "Supply points",
  geometry: "point",
  metric: { type: "count", unit: "each" },
  isCascading: true,
  nDays: [1, 3, 7],
  sentence: "{name}.",
  attributes: idAndName,
};

/** A transparent pixel: tile bytes are handed on as they are. */
export const onePixelPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
