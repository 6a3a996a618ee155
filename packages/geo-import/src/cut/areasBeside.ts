import { boxTree } from "@stopbank/geo-read/box-tree";
import { fullTurns } from "@stopbank/geo-read/full-turns";
import { boxOfArea } from "@stopbank/geo-read/parts-beside";
import type { Area } from "@stopbank/risk-engine/area";

/** With fewer areas, looking at each takes no longer. */
const fewAreas = 8;

/** Finds which of some areas may meet a segment. */
export type AreasBeside<Mapped> = (ax: number, ay: number, bx: number, by: number) => readonly Mapped[];

/**
 * Areas by the segments that they may meet, in their order: all that do, of few areas others too. Longitudes a full turn
 * apart are the same place.
 */
export function areasBeside<Mapped extends { readonly area: Area }>(
  mapped: readonly Mapped[],
): AreasBeside<Mapped> {
  if (mapped.length < fewAreas) return () => mapped;
  const tree = boxTree(mapped.map(({ area }) => boxOfArea(area)));
  return (ax, ay, bx, by) => {
    const [south, north] = [Math.min(ay, by), Math.max(ay, by)];
    const found = fullTurns.flatMap((turn) =>
      tree.meeting(Math.min(ax, bx) + turn, south, Math.max(ax, bx) + turn, north),
    );
    return [...new Set(found)].sort((a, b) => a - b).map((at) => mapped[at]!);
  };
}
