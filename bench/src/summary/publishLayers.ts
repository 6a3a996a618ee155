import type { ElementTypeDescription, HazardDescription } from "@stopbank/dataset/manifest";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { type BenchDistrict, makeDistrict } from "../engine/district.ts";
import { description, flood, publishOnce } from "../http/publish.ts";

const regionGroup = "cell";
export const regionId = (at: number): string => `${regionGroup}.cell-${at}`;
export const scenarios = ["flood_100yr", "tide_100yr", "wave_100yr"] as const;

/** A layer of points with costs, the region of each, and what each scenario does to it. */
export interface BenchLayer {
  readonly type: string;
  readonly district: BenchDistrict;
  readonly regionOf: Uint16Array;
  readonly exposures: readonly ExposureColumn[];
}

/** @param count elements of all layers together. */
export const makeLayers = (layers: number, count: number, regions: number): BenchLayer[] =>
  Array.from({ length: layers }, (_, layer) => {
    const size = Math.ceil(count / layers);
    const district = makeDistrict(size, 10 * layer + 1);
    const others = [2, 3].map((seed) => makeDistrict(size, 10 * layer + seed).exposure);
    return {
      type: `layer${layer}`,
      district,
      regionOf: regionsOf(district.points.coords, regions),
      exposures: [district.exposure, ...others],
    };
  });

/** By cells of a grid over the district. */
function regionsOf(coords: Float64Array, regions: number): Uint16Array {
  const columns = Math.ceil(Math.sqrt(regions));
  const rows = Math.ceil(regions / columns);
  const at = (value: number, from: number, cells: number) =>
    Math.min(cells - 1, Math.max(0, Math.floor(((value - from) / 0.6) * cells)));
  return Uint16Array.from({ length: coords.length / 2 }, (_, element) =>
    Math.min(
      regions - 1,
      at(coords[element * 2 + 1]!, -40.6, rows) * columns + at(coords[element * 2]!, 172.6, columns),
    ),
  );
}

/** Publishes the layers under a hazard of one scenario each, in one group of regions. */
export async function publishLayers(
  root: string,
  layers: readonly BenchLayer[],
  regions: number,
): Promise<void> {
  await publishOnce(root, async (writer) => {
    for (const tag of scenarios) writer.addHazard(hazardOf(tag));
    const geometry = {
      type: "Polygon" as const,
      coordinates: [
        [
          [172.6, -40.6],
          [173.2, -40.6],
          [173.2, -40],
          [172.6, -40],
          [172.6, -40.6],
        ],
      ],
    };
    await writer.addRegions(
      { id: regionGroup, title: "Cells" },
      Array.from({ length: regions }, (_, at) => ({ name: `Cell ${at}`, geometry })),
    );
    for (const { type, district, regionOf, exposures } of layers) {
      const { points, cost } = district;
      const about: ElementTypeDescription = { ...description(points), type, displayName: type };
      const id = Array.from(cost, (_, element) => `${type}-${element}`);
      await writer.addElements(about, points, { id, cost }, { [regionGroup]: regionOf });
      for (const [at, tag] of scenarios.entries())
        await writer.addExposure(type, hazardIdOf(tag), tag, exposures[at]!);
    }
  });
}

const hazardIdOf = (tag: string) => tag.split("_")[0]!;

const hazardOf = (tag: string): HazardDescription => ({
  ...flood,
  hazardId: hazardIdOf(tag),
  title: hazardIdOf(tag),
  scenarios: flood.scenarios.map((scenario) => ({ ...scenario, tag })),
});
