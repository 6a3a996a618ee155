import {
  damageClassCodes,
  type ExposureColumn,
  notAssessed,
  type PointColumn,
} from "@stopbank/risk-engine/columns";
import type { BenchDistrict } from "../engine/district.ts";
import { description, publishOnce, typeOf } from "../http/publish.ts";
import { seededRandom } from "../random.ts";
import { hazards, type MadeScenario, madeScenarios } from "./hazards.ts";

/** The layer that is asked about, and what its elements are sorted by beside their place. */
export const askedType = typeOf.point;
export const regionGroup = "ward";
export const regionCount = 40;
const uses = ["house", "flat", "shop", "school", "farm", "office", "store", "hall"];

/** Publishes the district's points under every scenario of {@link madeScenarios}, in wards, each with a use. */
export async function publishCalls(root: string, { points, cost }: BenchDistrict): Promise<void> {
  await publishOnce(root, async (writer) => {
    for (const hazard of hazards) writer.addHazard(hazard);
    const [west, south, east, north] = boundsOf(points);
    const stripe = (east - west) / regionCount;
    await writer.addRegions(
      { id: regionGroup, title: "Wards" },
      Array.from({ length: regionCount }, (_, i) => ({
        name: `Ward ${i}`,
        geometry: rectangle(west + i * stripe, south, west + (i + 1) * stripe, north),
      })),
    );
    const random = seededRandom(2);
    const described = description(points);
    const { attributes } = described;
    await writer.addElements(
      {
        ...described,
        attributes: [
          ...attributes,
          { key: "use", label: "Use", type: "text", filterable: true, lookup: true },
        ],
      },
      points,
      {
        id: Array.from(cost, (_, element) => `${askedType}-${element}`),
        cost,
        use: Array.from(cost, () => uses[Math.floor(random() ** 2 * uses.length)]!),
      },
      {
        [regionGroup]: Uint16Array.from(cost, (_, i) =>
          Math.min(regionCount - 1, Math.floor((points.coords[i * 2]! - west) / stripe)),
        ),
      },
    );
    for (const scenario of madeScenarios)
      await writer.addExposure(askedType, scenario.hazardId, scenario.tag, expose(points, scenario));
  });
}

/** Waves of ground under a level, with a roughness of its own for each element; one in twenty was not assessed. */
function expose({ coords }: PointColumn, { level, phase }: MadeScenario): ExposureColumn {
  const random = seededRandom(3 + Math.round(phase * 10));
  const count = coords.length / 2;
  const element = new Uint32Array(count);
  const value = new Float32Array(count);
  const damageClass = new Uint8Array(count);
  let rows = 0;
  for (let i = 0; i < count; i++) {
    const rough = random();
    const wave = Math.sin(40 * coords[i * 2]! + phase) + Math.cos(35 * coords[i * 2 + 1]! + 2 * phase);
    const depthMetres = level + wave + 0.4 * rough;
    const isUnknown = Math.abs(Math.sin(11 * coords[i * 2]! + phase)) < 0.08;
    if (depthMetres <= 0 && !isUnknown) continue;
    element[rows] = i;
    value[rows] = isUnknown ? Number.NaN : depthMetres;
    damageClass[rows++] = isUnknown ? notAssessed : classOf(depthMetres);
  }
  return {
    element: element.subarray(0, rows),
    value: value.subarray(0, rows),
    damageClass: damageClass.subarray(0, rows),
  };
}

function classOf(depthMetres: number): number {
  if (depthMetres < 0.1) return damageClassCodes.insignificant;
  if (depthMetres < 0.4) return damageClassCodes.low;
  return depthMetres < 0.8 ? damageClassCodes.moderate : damageClassCodes.high;
}

function boundsOf({ coords }: PointColumn): [number, number, number, number] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let i = 0; i < coords.length; i += 2) {
    west = Math.min(west, coords[i]!);
    east = Math.max(east, coords[i]!);
    south = Math.min(south, coords[i + 1]!);
    north = Math.max(north, coords[i + 1]!);
  }
  return [west, south, east, north];
}

const rectangle = (west: number, south: number, east: number, north: number) => ({
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
