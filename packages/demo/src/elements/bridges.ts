import type { District } from "../district.ts";
import { hashUnit, pick } from "../ground/random.ts";
import { type DistrictLine, type DistrictPoint, districtMetresBetween } from "../network/lines.ts";
import { riverWidthMetres } from "../terrain/channels.ts";
import {
  assetId,
  costDollars,
  type DemoElementLayer,
  type ElementRow,
  elementType,
  networks,
} from "./elementLayer.ts";

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
export function bridges({ graph, terrain, streams: all, settlementAt }: District): DemoElementLayer {
  const streams = all.map((stream) => ({ ...stream, box: boxOf(stream.line) }));
  const rows: ElementRow[] = [];
  const placed: DistrictPoint[] = [];
  const add = (edge: number, at: DistrictPoint, towards: DistrictPoint, span: number, over: string) => {
    if (placed.some((other) => districtMetresBetween(other, at) < 90)) return;
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
      const run = districtMetresBetween(a, b) || 1;
      const towards: DistrictPoint = [(b[0] - a[0]) / run, (b[1] - a[1]) / run];
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

function boxOf(line: DistrictLine): Box {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const mayCross = (a: DistrictPoint, b: DistrictPoint, [west, north, east, south]: Box) =>
  Math.max(a[0], b[0]) >= west &&
  Math.min(a[0], b[0]) <= east &&
  Math.max(a[1], b[1]) >= north &&
  Math.min(a[1], b[1]) <= south;

function firstCrossing(a: DistrictPoint, b: DistrictPoint, line: DistrictLine): DistrictPoint | undefined {
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
