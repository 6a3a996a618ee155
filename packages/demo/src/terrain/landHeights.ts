import { type Grid, gridOf, sampleAt } from "../ground/grid.ts";
import type { Terrain } from "./terrain.ts";

/** Heights around the shore in metres, cut at 3 up and down: where they pass 0 the drawn map has its coast. */
export const landHeights = ({ heights }: Terrain): Grid =>
  gridOf(25, (x, y) => Math.max(-3, Math.min(3, sampleAt(heights, x, y))));
