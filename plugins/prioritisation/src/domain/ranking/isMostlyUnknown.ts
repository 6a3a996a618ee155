import type { RankedArea } from "./rankAreas.ts";

/** From this share of what is valued on, what was not assessed outweighs what a rank was made of. */
const halfOfIt = 0.5;

/** Whether half or more of what is valued in an area was not assessed: a low rank is no sign that it is safe. */
export const isMostlyUnknown = ({ rank, unknownShare }: Pick<RankedArea, "rank" | "unknownShare">): boolean =>
  rank === undefined || unknownShare >= halfOfIt;
