import type { Bounds } from "@stopbank/dataset/manifest";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";

/** West, south, east and north of everything in some layers. */
export function boundsOf(geometries: readonly GeometryColumn[]): Bounds {
  const bounds: Bounds = [180, 90, -180, -90];
  for (const { coords } of geometries)
    for (let i = 0; i < coords.length; i += 2) {
      const x = coords[i]!;
      const y = coords[i + 1]!;
      if (x < bounds[0]) bounds[0] = x;
      if (y < bounds[1]) bounds[1] = y;
      if (x > bounds[2]) bounds[2] = x;
      if (y > bounds[3]) bounds[3] = y;
    }
  return bounds;
}
