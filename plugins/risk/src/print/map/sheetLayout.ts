import type { SizePoints } from "@stopbank/map/still-size";
import { type PageSizeName, pageMargins, pageSizeOf } from "@stopbank/ui/page-sizes";

export interface SheetLayout {
  /** What a page has room for. */
  readonly sheet: SizePoints;
  readonly map: SizePoints;
  /** The legend is too long to lie on the map, and stands beside it where else the facts do. */
  readonly isCrowded: boolean;
  /** So many layers, regions or filters are named on it: below a map there is less room than beside it. */
  readonly mostNamed: number;
}

/** What a map shows, by which its legend is long or short. */
export interface SheetSubjects {
  readonly elements: number;
  readonly hazards: number;
  readonly contextual: number;
}

/** What stands beside the map, and below it, with the space between; in points. */
const beside = { usual: 204, crowded: 262 } as const;
const mostNamed = { usual: 5, crowded: 3 } as const;
const below = { usual: 36, crowded: 148 } as const;
/** A legend of more lines hides too much of a map. */
const mostLinesOver = 24;
/** Below a map on a lower sheet nothing is left of it: its legend has another page. */
const leastHeightCrowded = 380;
/** On the smallest papers there is room for no map; it is drawn all the same. */
const leastPt = 48;

/** About how long the legend will be, which is not known until the map is drawn. */
const linesOfLegend = ({ elements, hazards, contextual }: SheetSubjects) =>
  // Elements have one card for all under hazards, and one each without.
  (hazards > 0 ? Math.min(elements, 1) * 10 : elements * 2) + hazards * 4 + contextual * 3;

/** How large the map is on a sheet that lies on its long side: as large as what stands beside it lets it be. */
export function sheetLayout(size: PageSizeName, subjects: SheetSubjects): SheetLayout {
  const [widthPt, heightPt] = pageSizeOf(size, true);
  const { top, bottom, left, right } = pageMargins;
  const sheet = { width: widthPt - left - right, height: heightPt - top - bottom };
  const isLong = linesOfLegend(subjects) > mostLinesOver;
  const kind = isLong && sheet.height >= leastHeightCrowded ? "crowded" : "usual";
  return {
    sheet,
    map: {
      width: Math.max(leastPt, Math.floor(sheet.width - beside[kind])),
      height: Math.max(leastPt, Math.floor(sheet.height - below[kind])),
    },
    isCrowded: kind === "crowded",
    mostNamed: mostNamed[kind],
  };
}
