import type { LayerFacts } from "../features/layerFacts.ts";
import { areaOfUse } from "../gdal/areaOfUse.ts";
import { openTransform } from "../gdal/transform.ts";
import { isGeographic, wgs84 } from "../input/coordinateSystems.ts";
import { refuse } from "../input/refusal.ts";

/** Systems are used some way beyond the area they are made for. */
const beyondDegrees = 10;

/**
 * Refuses a layer that lies far from where its projected system is used: its coordinates are probably the wrong way
 * round, or another system's.
 * @throws DomainError `import/wrong-crs`.
 */
export async function checkArea({ crs, extent, input: { place } }: LayerFacts): Promise<void> {
  if (extent === undefined || crs === "" || isGeographic(crs)) return;
  // Degrees that are said to be metres have a sentence of their own, once the features are read.
  if (extent.every((value) => Math.abs(value) <= 360)) return;
  const area = await areaOfUse(crs);
  if (area === undefined) return;
  const [west = 0, south = 0, east = 0, north = 0] = extent;
  const corners = Float64Array.of(
    west,
    south,
    east,
    south,
    east,
    north,
    west,
    north,
    (west + east) / 2,
    (south + north) / 2,
  );
  const transform = await openTransform(crs, wgs84);
  if (transform === undefined) return;
  try {
    if (!transform.apply(corners, [0, 1, 2, 3, 4, 5])) return;
  } finally {
    transform.close();
  }
  const width = area.east < area.west ? area.east + 360 - area.west : area.east - area.west;
  const isNear = (longitude: number, latitude: number) => {
    const fromWest = (((longitude - area.west + beyondDegrees) % 360) + 360) % 360;
    return (
      fromWest <= width + 2 * beyondDegrees &&
      latitude >= area.south - beyondDegrees &&
      latitude <= area.north + beyondDegrees
    );
  };
  for (let i = 0; i < corners.length; i += 2) if (isNear(corners[i]!, corners[i + 1]!)) return;
  const at = [corners[8]!, corners[9]!].map((degrees) => degrees.toFixed(1)).join(", ");
  // Some areas go on with every country in them.
  const [where] = area.name.split(/\.(?: |$)/);
  throw refuse(
    "wrong-crs",
    place,
    `it would lie around ${at} (longitude, latitude), far from where its coordinate reference system is used: ${where}`,
    "Are x and y the wrong way round in `coordinates`, or is `crs` another?",
  );
}
