import type { District } from "../district.ts";
import { sampleAt } from "../ground/grid.ts";
import { hashUnit, pick } from "../ground/random.ts";
import { cutLine, offsetLine } from "../network/cutLine.ts";
import { type Line, lengthOf, metresBetween, type Point } from "../network/lines.ts";
import { riverWidthMetres } from "../terrain/channels.ts";
import {
  assetId,
  costDollars,
  type ElementLayer,
  type ElementRow,
  elementType,
  networks,
} from "./elementLayer.ts";

const roadsDescription = elementType({
  type: "roads",
  displayName: "Roads",
  icon: "drive-time",
  menuGroup: networks,
  group: "Transport",
  geometry: "line",
  sentence: "{name}, a {surface} {road_class} road carrying about {vehicles_per_day} vehicles a day.",
  color: "#4a4f57",
  weight: 2,
  hasCost: true,
  summary: "The modelled road network, cut at crossings.",
  columns: {
    road_class: ["Class", "text"],
    surface: ["Surface", "text"],
    vehicles_per_day: ["Vehicles per day", "numeric"],
  },
});

export function roads({ graph }: District): ElementLayer {
  const rows: ElementRow[] = [];
  graph.edges.forEach((edge, index) => {
    const { roadClass, name } = edge.road;
    const traffic = { highway: 5200, arterial: 1900, country: 240, street: 520 }[roadClass];
    const vehicles = Math.round((traffic * (0.4 + 1.2 * hashUnit(index, 11))) / 10) * 10;
    const surface = roadClass === "country" && hashUnit(index, 12) < 0.45 ? "unsealed" : "sealed";
    for (const shape of cutLine(edge.line, 200))
      rows.push({
        shape,
        edge: index,
        values: {
          asset_id: assetId("R", rows.length),
          name,
          road_class: roadClass,
          surface,
          vehicles_per_day: vehicles,
          replacement_cost: costDollars(
            lengthOf(shape) * (surface === "sealed" ? 1350 : 420),
            hashUnit(rows.length, 13),
          ),
        },
      });
  });
  return { description: roadsDescription, rows };
}

const bridgesDescription = elementType({
  type: "bridges",
  displayName: "Bridges",
  icon: "bridge",
  menuGroup: networks,
  group: "Transport",
  geometry: "line",
  metric: { type: "count", unit: "each" },
  sentence: "{name}, a {material} bridge {span} m long, built in {year_built}.",
  color: "#8c2f39",
  weight: 4,
  hasCost: true,
  summary: "Where roads cross the river and its streams.",
  columns: {
    material: ["Material", "text"],
    span: ["Span", "numeric", { unit: "m" }],
    year_built: ["Year built", "numeric"],
  },
});

/** A bridge wherever a road crosses the river or a stream draining more than 0.8 km². */
export function bridges({ graph, terrain, streams: all, settlementAt }: District): ElementLayer {
  const streams = all.map((stream) => ({ ...stream, box: boxOf(stream.line) }));
  const rows: ElementRow[] = [];
  const placed: Point[] = [];
  const add = (edge: number, at: Point, towards: Point, span: number, over: string) => {
    if (placed.some((other) => metresBetween(other, at) < 90)) return;
    placed.push(at);
    const dice = (n: number) => hashUnit(rows.length, n + 20);
    const half = span / 2;
    rows.push({
      shape: [
        [at[0] - towards[0] * half, at[1] - towards[1] * half],
        [at[0] + towards[0] * half, at[1] + towards[1] * half],
      ],
      edge,
      values: {
        asset_id: assetId("BR", rows.length),
        name: `${graph.edges[edge]!.road.name} bridge over ${over}`,
        material: pick(["concrete", "concrete", "steel", "timber"], dice(1)),
        span: Math.round(span),
        year_built: 1938 + Math.floor(dice(2) * 80),
        replacement_cost: costDollars(span * 42_000, dice(3)),
      },
    });
  };
  graph.edges.forEach((edge, index) => {
    for (let i = 1; i < edge.line.length; i++) {
      const [a, b] = [edge.line[i - 1]!, edge.line[i]!];
      const run = metresBetween(a, b) || 1;
      const towards: Point = [(b[0] - a[0]) / run, (b[1] - a[1]) / run];
      for (const stream of streams) {
        if (!mayCross(a, b, stream.box)) continue;
        const hit = firstCrossing(a, b, stream.line);
        // In settlements streams run in pipes under the street.
        if (hit === undefined || (settlementAt(hit) !== undefined && stream.name !== "Awatōrea River"))
          continue;
        const isRiver = stream.name === "Awatōrea River";
        const toMouth = terrain.trunk.toMouthMetres[terrain.trunk.nearest(hit[0], hit[1]).index]!;
        add(
          index,
          hit,
          towards,
          isRiver ? riverWidthMetres(toMouth) + 45 : 12 + 10 * hashUnit(index, 19),
          stream.name === "" ? "an unnamed stream" : `the ${stream.name}`,
        );
      }
    }
  });
  return { description: bridgesDescription, rows };
}

type Box = readonly [number, number, number, number];

function boxOf(line: Line): Box {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const mayCross = (a: Point, b: Point, [west, north, east, south]: Box) =>
  Math.max(a[0], b[0]) >= west &&
  Math.min(a[0], b[0]) <= east &&
  Math.max(a[1], b[1]) >= north &&
  Math.min(a[1], b[1]) <= south;

function firstCrossing(a: Point, b: Point, line: Line): Point | undefined {
  for (let i = 1; i < line.length; i++) {
    const [c, d] = [line[i - 1]!, line[i]!];
    const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
    const turn = rx * sy - ry * sx;
    if (Math.abs(turn) < 1e-9) continue;
    const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
    const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
    if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return [a[0] + rx * t, a[1] + ry * t];
  }
  return undefined;
}

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
  isServed: (edge: number, at: Point) => boolean,
): ElementLayer {
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

const inTown = (district: District) => (edge: number, at: Point) =>
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

const powerDescription = elementType({
  type: "power_lines",
  displayName: "Power lines",
  icon: "flash",
  menuGroup: networks,
  group: "Electricity",
  geometry: "line",
  sentence: "{voltage} kV {construction} line along {name}.",
  color: "#b8860b",
  weight: 1.5,
  summary: "Overhead lines and cables along the roads.",
  columns: { voltage: ["Voltage", "numeric", { unit: "kV" }], construction: ["Construction", "text"] },
});

export function powerLines(district: District): ElementLayer {
  const rows: ElementRow[] = [];
  district.graph.edges.forEach((edge, index) => {
    const { roadClass, name } = edge.road;
    const voltage =
      roadClass === "highway" || roadClass === "arterial" ? 33 : roadClass === "country" ? 11 : 0.4;
    if (voltage === 0.4 && hashUnit(index, 461) < 0.25) return;
    const isNew = district.ageAt(edge.line[0]!) > 0.62;
    for (const shape of cutLine(offsetLine(edge.line, -8.5), 160))
      rows.push({
        shape,
        edge: index,
        values: {
          asset_id: assetId("PL", rows.length),
          name,
          voltage,
          construction: voltage < 33 && isNew && roadClass === "street" ? "underground" : "overhead",
        },
      });
  });
  return { description: powerDescription, rows };
}
