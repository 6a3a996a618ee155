import type { BenchDistrict } from "../engine/district.ts";
import { description, flood, publishOnce, scenarioTag, typeOf } from "../http/publish.ts";

const group = "cell";
export const regionId = (at: number): string => `${group}.cell-${at}`;

/** Publishes the district's polygons, measured in hectares, sorted into so many cells of a grid. */
export async function publishRegions(root: string, district: BenchDistrict, regions: number): Promise<void> {
  await publishOnce(root, async (writer) => {
    writer.addHazard(flood);
    const { coords } = district.points;
    const columns = Math.ceil(Math.sqrt(regions));
    const rows = Math.ceil(regions / columns);
    const [west, south, width] = [172.6, -40.6, 0.6];
    const cellOf = (element: number) => {
      const column = Math.floor(((coords[element * 2]! - west) / width) * columns);
      const row = Math.floor(((coords[element * 2 + 1]! - south) / width) * rows);
      return Math.min(regions - 1, Math.min(rows - 1, row) * columns + Math.min(columns - 1, column));
    };
    // Where a cell lies is not asked: what counts is which elements are in it.
    const geometry = {
      type: "Polygon" as const,
      coordinates: [
        [
          [west, south],
          [west + width, south],
          [west + width, south + width],
          [west, south + width],
          [west, south],
        ],
      ],
    };
    await writer.addRegions(
      { id: group, title: "Cells" },
      Array.from({ length: regions }, (_, at) => ({ name: `Cell ${at}`, geometry })),
    );
    await writer.addElements(
      description(district.squares),
      district.squares,
      {
        id: Array.from(district.cost, (_, element) => `${typeOf.polygon}-${element}`),
        cost: district.cost,
      },
      { [group]: Uint16Array.from(district.cost, (_, element) => cellOf(element)) },
    );
    await writer.addExposure(typeOf.polygon, flood.hazardId, scenarioTag, district.exposure);
  });
}
