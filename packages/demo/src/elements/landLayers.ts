import type { District } from "../district.ts";
import { cellAt, sampleAt } from "../ground/grid.ts";
import { hashUnit, pick } from "../ground/random.ts";
import type { DistrictPoint } from "../network/lines.ts";
import { signedRingArea } from "../shapes/contourPolygons.ts";
import {
  assetId,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  landAndNature,
} from "./elementLayer.ts";
import { middleOf } from "./lots.ts";

const reservesDescription = elementType({
  type: "reserves",
  displayName: "Parks and reserves",
  icon: "tree",
  menuGroup: landAndNature,
  group: "Open space",
  geometry: "polygon",
  sentence: "{name}, {kind} of {area} m².",
  color: "#3f7d3a",
  weight: 1,
  summary: "Parks in the settlements and reserves along the shore.",
  columns: { kind: ["Kind", "text"], area: ["Area", "numeric", { unit: "m²" }] },
});

const parkWords = ["Domain", "Park", "Reserve", "Green", "Recreation Ground", "Gardens"];

export function reserves(district: District): DemoElementLayer {
  const rows: ElementRow[] = [];
  const add = (shape: ElementRow["shape"], name: string, kind: string) =>
    rows.push({
      shape,
      values: {
        asset_id: assetId("PR", rows.length),
        name,
        kind,
        area: Math.round(Math.abs(signedRingArea(shape))),
      },
    });
  for (const lot of district.lots)
    if (lot.zone === "park")
      add(
        lot.ring,
        `${district.graph.edges[lot.edge]!.road.name.replace(/ \w+$/, "")} ${parkWords[rows.length % 6]!}`,
        "park",
      );
  for (const [i, ring] of dunes(district).entries())
    add(ring, `Lark Bay dune reserve ${i + 1}`, "dune reserve");
  return { description: reservesDescription, rows };
}

/** Strips of dune behind the eastern beach, 300 m long. */
function dunes({ terrain }: District): DistrictPoint[][] {
  const strips: DistrictPoint[][] = [];
  const shoreX = (y: number) => {
    for (let x = 21_500; x > 17_500; x -= 12.5) if (terrain.island.insideKm(x, y) > 0) return x;
    return undefined;
  };
  for (let y = 8_700; y < 14_700; y += 320) {
    const [north, south] = [shoreX(y), shoreX(y + 300)];
    if (north === undefined || south === undefined || Math.abs(y + 150 - 12_350) < 240) continue;
    strips.push([
      [north - 60, y],
      [north - 190, y],
      [south - 190, y + 300],
      [south - 60, y + 300],
    ]);
  }
  return strips;
}

const ruralDescription = elementType({
  type: "rural_land",
  displayName: "Productive rural land",
  displayNamePlural: "Blocks of productive rural land",
  icon: "map",
  menuGroup: landAndNature,
  group: "Rural land",
  geometry: "polygon",
  sentence: "{land_use} block of {area} ha.",
  color: "#8a9a3c",
  weight: 1,
  summary: "Farm blocks of the plain and the lower slopes by land use.",
  columns: {
    land_use: ["Land use", "text"],
    area: ["Area", "numeric", { unit: "ha" }],
    annual_revenue: ["Annual revenue", "numeric", { prefix: "$" }],
  },
});

const landUses = ["Dairy", "Dairy", "Dairy", "Sheep and beef", "Sheep and beef", "Horticulture", "Arable"];
const dollarsPerHectare: Readonly<Record<string, number>> = {
  Dairy: 9200,
  "Sheep and beef": 1400,
  Horticulture: 38_000,
  Arable: 4100,
  Forestry: 900,
};

/** Farm blocks on a lattice bent a little everywhere, on level dry ground outside the settlements. */
export function ruralLand(district: District): DemoElementLayer {
  const { terrain } = district;
  const rows: ElementRow[] = [];
  const [across, down] = [330, 240];
  const corner = (column: number, row: number): DistrictPoint => {
    const x = 9_000 + column * across + (row % 2) * 40 + 70 * (hashUnit(column * 211 + row, 61) - 0.5);
    const y = 6_600 + row * down + column * 26 + 60 * (hashUnit(column * 223 + row, 62) - 0.5);
    return [x, y];
  };
  for (let row = -12; row < 44; row++)
    for (let column = 0; column < 38; column++) {
      const shape = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      const middle = middleOf(shape);
      const isFarm = [...shape, middle].every(([x, y]) => isOpenLand(district, x, y));
      if (!isFarm) continue;
      const key = row * 101 + column;
      const landUse =
        sampleAt(terrain.slope, middle[0], middle[1]) > 0.12
          ? pick(["Sheep and beef", "Forestry"], hashUnit(key, 63))
          : pick(landUses, hashUnit(key, 64));
      const hectares = Math.round(Math.abs(signedRingArea(shape)) / 1000) / 10;
      rows.push({
        shape,
        values: {
          asset_id: assetId("RL", rows.length),
          name: `${landUse} block ${rows.length + 1}, ${district.suburbAt(middle)}`,
          land_use: landUse,
          area: hectares,
          annual_revenue: Math.round((hectares * dollarsPerHectare[landUse]!) / 100) * 100,
        },
      });
    }
  return { description: ruralDescription, rows };
}

function isOpenLand({ terrain, settlementAt }: District, x: number, y: number): boolean {
  return (
    terrain.isSea[cellAt(terrain.heights, x, y)] === 0 &&
    sampleAt(terrain.heights, x, y) > 0.9 &&
    sampleAt(terrain.slope, x, y) < 0.2 &&
    terrain.island.insideKm(x, y) > 0.2 &&
    terrain.trunk.nearest(x, y).metres > 70 &&
    settlementAt([x, y]) === undefined
  );
}
