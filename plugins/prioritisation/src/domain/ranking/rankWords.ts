import { formatPercent } from "@stopbank/numbers";
import type { RankedArea } from "./rankAreas.ts";

type Place = Pick<RankedArea, "risk" | "rank"> & Partial<Pick<RankedArea, "unknownShare">>;

/** `Very high, number 3`, with how much was not assessed where something was not; of an area without a rank, why. */
export const rankWords = ({ risk, rank, unknownShare = 0 }: Place): string => {
  if (risk === undefined || rank === undefined) return "Not assessed";
  const place = `${risk}, number ${rank}`;
  return unknownShare > 0 ? `${place}, ${formatPercent(unknownShare)} not assessed` : place;
};
