import type { District } from "../district.ts";
import { sampleAt } from "../ground/grid.ts";
import { hashUnit, pick } from "../ground/random.ts";
import { cutLine, offsetLine } from "../network/cutLine.ts";
import { type DistrictPoint, lengthOf } from "../network/lines.ts";
import {
  assetId,
  costDollars,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  networks,
} from "./elementLayer.ts";

interface PipeKind {
  readonly type: string;
  readonly displayName: string;
  readonly icon: string;
  readonly color: string;
  readonly prefix: string;
  readonly offsetMetres: number;
  readonly materials: readonly string[];
  readonly dollarsPerMetre: number;
  readonly summary: string;
  readonly salt: number;
}

const pipeDescription = (kind: PipeKind) =>
  elementType({
    type: kind.type,
    displayName: kind.displayName,
    icon: kind.icon,
    menuGroup: networks,
    group: "Three waters",
    geometry: "line",
    sentence: "{material} pipe of {diameter} mm under {name}, laid in {year_laid}.",
    color: kind.color,
    weight: 1.5,
    hasCost: true,
    summary: kind.summary,
    columns: {
      material: ["Material", "text"],
      diameter: ["Diameter", "numeric", { unit: "mm" }],
      year_laid: ["Year laid", "numeric"],
    },
  });

/** Pipes under the streets of the settlements, cut into lengths of at most 90 m. */
function pipes(
  district: District,
  kind: PipeKind,
  isServed: (edge: number, at: DistrictPoint) => boolean,
): DemoElementLayer {
  const rows: ElementRow[] = [];
  district.graph.edges.forEach((edge, index) => {
    const middle = edge.line[Math.floor(edge.line.length / 2)]!;
    if (!isServed(index, middle)) return;
    const dice = (n: number) => hashUnit(index, kind.salt + n);
    const isMain = edge.road.roadClass !== "street";
    const year = Math.round(Math.min(2022, 1925 + 80 * district.ageAt(middle) + 22 * dice(1)));
    for (const shape of cutLine(offsetLine(edge.line, kind.offsetMetres), 90))
      rows.push({
        shape,
        edge: index,
        values: {
          asset_id: assetId(kind.prefix, rows.length),
          name: edge.road.name,
          material: pick(kind.materials, Math.min(0.999, (year - 1925) / 100 + 0.25 * dice(2))),
          diameter: isMain ? pick([250, 300, 375, 450], dice(3)) : pick([100, 150, 150, 200], dice(3)),
          year_laid: year,
          replacement_cost: costDollars(
            lengthOf(shape) * kind.dollarsPerMetre * (isMain ? 2.1 : 1),
            hashUnit(rows.length, kind.salt + 4),
          ),
        },
      });
  });
  return { description: pipeDescription(kind), rows };
}

const inTown = (district: District) => (edge: number, at: DistrictPoint) =>
  district.settlementAt(at) !== undefined && district.water.zone[edge]! >= 0;

export const waterPipes = (district: District) =>
  pipes(
    district,
    {
      type: "water_pipes",
      displayName: "Water supply pipes",
      icon: "tint",
      color: "#1f6fb2",
      prefix: "WP",
      offsetMetres: 3.2,
      materials: ["Cast iron", "Asbestos cement", "PVC", "PE"],
      dollarsPerMetre: 620,
      summary: "Mains that carry drinking water from the reservoirs to the streets.",
      salt: 400,
    },
    (edge, at) => inTown(district)(edge, at) || district.isTrunkMain(edge),
  );

export const wastewaterPipes = (district: District) =>
  pipes(
    district,
    {
      type: "wastewater_pipes",
      displayName: "Wastewater pipes",
      icon: "flow-linear",
      color: "#7a5b1e",
      prefix: "WW",
      offsetMetres: -3.2,
      materials: ["Earthenware", "Concrete", "Asbestos cement", "PVC"],
      dollarsPerMetre: 740,
      summary: "Sewers under the streets of the settlements.",
      salt: 420,
    },
    inTown(district),
  );

export const stormwaterPipes = (district: District) =>
  pipes(
    district,
    {
      type: "stormwater_pipes",
      displayName: "Stormwater pipes",
      icon: "rain",
      color: "#3c8d8a",
      prefix: "SW",
      offsetMetres: 5,
      materials: ["Concrete", "Concrete", "PVC"],
      dollarsPerMetre: 830,
      summary: "Pipes that drain rain from the lower streets.",
      salt: 440,
    },
    (edge, at) =>
      inTown(district)(edge, at) &&
      sampleAt(district.terrain.heights, at[0], at[1]) < 14 &&
      hashUnit(edge, 445) < 0.7,
  );
