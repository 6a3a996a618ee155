import { damageClassCodes, type ExposureColumn, notAssessed } from "@stopbank/risk-engine/columns";
import type { BenchDistrict } from "../engine/district.ts";
import { description, flood, publishOnce, typeOf } from "../http/publish.ts";
import { seededRandom } from "../random.ts";

export const regionGroup = "cell";
export const elementType = typeOf.point;
export const hazardIds = ["flood", "coast"] as const;
export const tagOf = (hazardId: string): string => `${hazardId}_100yr`;
/** What each element is valued as, in equal parts at random. */
export const valuedAs = ["home", "shop", "school", "farm", "office", "store", "hall", "clinic"] as const;

/** What is published, for a peer to be told the same. */
export interface MadePriority {
  readonly areaOf: Uint16Array;
  /** Into {@link valuedAs}, by element. */
  readonly valued: Uint8Array;
  readonly exposures: Readonly<Record<(typeof hazardIds)[number], ExposureColumn>>;
}

/** Elements in so many areas of a grid, valued as one of eight things, under two hazards. */
export function makePriority({ points }: BenchDistrict, areas: number): MadePriority {
  const random = seededRandom(3);
  const columns = Math.ceil(Math.sqrt(areas));
  const rows = Math.ceil(areas / columns);
  const [west, south, width] = [172.6, -40.6, 0.6];
  const { coords } = points;
  const count = coords.length / 2;
  const step = (at: number, from: number, steps: number) =>
    Math.max(0, Math.min(steps - 1, Math.floor(((at - from) / width) * steps)));
  const areaOf = Uint16Array.from({ length: count }, (_, i) =>
    Math.min(
      areas - 1,
      step(coords[i * 2 + 1]!, south, rows) * columns + step(coords[i * 2]!, west, columns),
    ),
  );
  const valued = Uint8Array.from({ length: count }, () => Math.floor(random() * valuedAs.length));
  const expose = (wave: number, lackingFrom: number) => exposeBy(coords, wave, lackingFrom, random);
  return { areaOf, valued, exposures: { flood: expose(9, 0.95), coast: expose(17, 0.6) } };
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
  { points, cost }: BenchDistrict,
  { areaOf, valued, exposures }: MadePriority,
  areas: number,
): Promise<void> {
  await publishOnce(root, async (writer) => {
    const [west, south, east, north] = [172.6, -40.6, 173.2, -40];
    const ring: [number, number][] = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    for (const hazardId of hazardIds)
      writer.addHazard({
        ...flood,
        hazardId,
        scenarios: [{ ...flood.scenarios[0]!, tag: tagOf(hazardId) }],
      });
    // Where an area lies is not asked: what counts is which elements are in it.
    await writer.addRegions(
      { id: regionGroup, title: "Cells" },
      Array.from({ length: areas }, (_, at) => ({
        name: `Cell ${at}`,
        geometry: { type: "Polygon" as const, coordinates: [ring] },
      })),
    );
    const described = description(points);
    await writer.addElements(
      {
        ...described,
        attributes: [
          ...described.attributes,
          { key: "use", label: "Use", type: "text", filterable: true, lookup: true },
        ],
      },
      points,
      {
        id: Array.from(cost, (_, element) => `${elementType}-${element}`),
        cost,
        use: Array.from(valued, (each) => valuedAs[each]!),
      },
      { [regionGroup]: areaOf },
    );
    for (const hazardId of hazardIds)
      await writer.addExposure(elementType, hazardId, tagOf(hazardId), exposures[hazardId]);
  });
}
