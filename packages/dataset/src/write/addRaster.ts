import { writeFile } from "node:fs/promises";
import { packGeoTiff } from "../raster/encodeGeoTiff.ts";
import type { RasterGrid } from "../raster/RasterGrid.ts";
import { type DatasetDraft, draftPath, findScenario } from "./draft/draft.ts";
import { badInput } from "./input/badInput.ts";

/** See `DatasetWriter.addRaster`. */
export async function addRaster(
  draft: DatasetDraft,
  hazardId: string,
  tag: string,
  grid: RasterGrid,
): Promise<void> {
  const scenario = findScenario(draft, hazardId, tag);
  const { width, height, bounds, data } = grid;
  const [west, south, east, north] = bounds;
  if (data.length !== width * height || data.length === 0)
    throw badInput(`The raster of ${tag} has ${data.length} values for ${width} by ${height} cells.`);
  if (!(west < east && south < north))
    throw badInput(`The bounds of the raster of ${tag} must be west, south, east, north.`, { bounds });
  const file = `rasters/${hazardId}/${tag}.tif`;
  const path = draftPath(draft, file);
  // It takes its time: the caller may go on with the next scenario.
  await draft.packing.start(async () =>
    writeFile(path, await packGeoTiff(grid), { flag: "wx", flush: true }),
  );
  const range = rangeOf(grid);
  scenario.raster = { file, width, height, bounds, ...(range === undefined ? {} : { range }) };
}

function rangeOf({ data, noData }: RasterGrid): [number, number] | undefined {
  let low = Infinity;
  let high = -Infinity;
  const missing = noData === undefined ? Number.NaN : Math.fround(noData);
  // By position: an iterator takes ten times as long.
  for (let i = 0; i < data.length; i++) {
    const value = data[i]!;
    if (value === missing || Number.isNaN(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : undefined;
}
