import type { RankedArea } from "./rankAreas.ts";

/** `Very high, number 3`; of an area without a rank, why. */
export const rankWords = ({ risk, rank }: Pick<RankedArea, "risk" | "rank">): string =>
  risk === undefined || rank === undefined ? "Not assessed" : `${risk}, number ${rank}`;
