import { damageClassCodes, type ExposureColumn, notAssessed } from "@stopbank/risk-engine/columns";
import type { BenchDistrict } from "../engine/district.ts";
import { description, flood, publishOnce, typeOf } from "../http/publish.ts";
import { seededRandom } from "../random.ts";
import { cellAt, cellOutline, gridOf } from "./cellOutlines.ts";

export const regionGroup = "cell";
export type BenchGeometry = keyof typeof typeOf;
export const hazardIds = ["flood", "coast"] as const;
export const tagOf = (hazardId: string): string => `${hazardId}_100yr`;
/** What each element is valued as, in equal parts at random. */
export const valuedAs = ["home", "shop", "school", "farm", "office", "store", "hall", "clinic"] as const;

/** What is published, for a peer to be told the same. */
export interface MadePriority {
  readonly areaOf: Uint16Array;
  /** Into {@link valuedAs}, by element. */
  readonly valued: Uint8Array;
  /** How much there is of each element, in hectares; undefined where they are counted. */
  readonly amount: Float64Array | undefined;
  readonly exposures: Readonly<Record<(typeof hazardIds)[number], ExposureColumn>>;
}

/** Elements in so many areas of a grid, valued as one of eight things, under two hazards. */
export function makePriority(
  kind: BenchGeometry,
  { points, metric }: BenchDistrict,
  areas: number,
): MadePriority {
  const random = seededRandom(3);
  const grid = gridOf(areas);
  const { coords } = points;
  const count = coords.length / 2;
  const areaOf = Uint16Array.from({ length: count }, (_, i) =>
    cellAt(grid, areas, coords[i * 2]!, coords[i * 2 + 1]!),
  );
  const valued = Uint8Array.from({ length: count }, () => Math.floor(random() * valuedAs.length));
  const expose = (wave: number, lackingFrom: number) => exposeBy(coords, wave, lackingFrom, random);
  const amount = kind === "polygon" ? metric : undefined;
  return { areaOf, valued, amount, exposures: { flood: expose(9, 0.95), coast: expose(17, 0.6) } };
}

/** Waves of depth from west to east; nothing was assessed beyond a line. */
function exposeBy(
  coords: Float64Array,
  wave: number,
  lackingFrom: number,
  random: () => number,
): ExposureColumn {
  const classes = Object.values(damageClassCodes);
  const rows: [element: number, code: number][] = [];
  for (let element = 0; element < coords.length / 2; element++) {
    const east = (coords[element * 2]! - 172.6) / 0.6;
    const depth = Math.sin(wave * east) + random();
    if (east > lackingFrom) rows.push([element, notAssessed]);
    else if (depth > 0.4) rows.push([element, classes[Math.floor(random() * classes.length)]!]);
  }
  return {
    element: Uint32Array.from(rows, ([element]) => element),
    value: new Float32Array(rows.length).fill(1),
    damageClass: Uint8Array.from(rows, ([, code]) => code),
  };
}

export async function publishPriority(
  root: string,
  kind: BenchGeometry,
  { points, squares, cost }: BenchDistrict,
  { areaOf, valued, amount, exposures }: MadePriority,
  areas: number,
): Promise<void> {
  await publishOnce(root, async (writer) => {
    for (const hazardId of hazardIds)
      writer.addHazard({
        ...flood,
        hazardId,
        scenarios: [{ ...flood.scenarios[0]!, tag: tagOf(hazardId) }],
      });
    const grid = gridOf(areas);
    await writer.addRegions(
      { id: regionGroup, title: "Cells" },
      Array.from({ length: areas }, (_, at) => ({
        name: `Cell ${at}`,
        geometry: { type: "Polygon" as const, coordinates: [cellOutline(grid, at)] },
      })),
    );
    const geometry = kind === "point" ? points : squares;
    const elementType = typeOf[kind];
    const described = description(geometry);
    await writer.addElements(
      {
        ...described,
        attributes: [
          ...described.attributes,
          { key: "use", label: "Use", type: "text", filterable: true, lookup: true },
        ],
      },
      geometry,
      {
        id: Array.from(cost, (_, element) => `${elementType}-${element}`),
        cost,
        use: Array.from(valued, (each) => valuedAs[each]!),
      },
      { [regionGroup]: areaOf },
      amount,
    );
    for (const hazardId of hazardIds)
      await writer.addExposure(elementType, hazardId, tagOf(hazardId), exposures[hazardId]);
  });
}
