import type { SizePoints } from "@stopbank/map/still-size";
import { type PageSizeName, pageMargins, pageSizeOf } from "@stopbank/ui/page-sizes";

export interface SheetLayout {
  readonly map: SizePoints;
  /** The legend is too long to lie on the map, and stands beside it where else the facts do. */
  readonly isCrowded: boolean;
  /** So many layers, regions or filters are named on it: below a map there is less room than beside it. */
  readonly mostNamed: number;
}

/** What stands beside the map, and below it, with the space between; in points. */
const beside = { usual: 204, crowded: 262 } as const;
const mostNamed = { usual: 5, crowded: 3 } as const;
const below = { usual: 36, crowded: 136 } as const;
/** Of four hazards and more the legend hides too much of a map. */
const mostHazardsOver = 3;
/** On the smallest papers there is room for no map; it is drawn all the same. */
const leastPt = 48;

/** How large the map is on a sheet that lies on its long side: as large as what stands beside it lets it be. */
export function sheetLayout(size: PageSizeName, hazardCount: number): SheetLayout {
  const [widthPt, heightPt] = pageSizeOf(size, true);
  const { top, bottom, left, right } = pageMargins;
  const kind = hazardCount > mostHazardsOver ? "crowded" : "usual";
  return {
    map: {
      width: Math.max(leastPt, Math.floor(widthPt - left - right - beside[kind])),
      height: Math.max(leastPt, Math.floor(heightPt - top - bottom - below[kind])),
    },
    isCrowded: kind === "crowded",
    mostNamed: mostNamed[kind],
  };
}
