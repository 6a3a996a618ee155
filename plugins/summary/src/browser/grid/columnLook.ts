import { severity, undetermined } from "@stopbank/hazard-colours/damage";
import type { ColumnKind } from "../../domain/summaryColumns.ts";

/** The colour a column is shaded with: of its level as maps and charts have it. */
const columnColour: Readonly<Record<ColumnKind, string>> = {
  insignificant: severity.insignificant,
  minor: severity.low,
  moderate: severity.moderate,
  major: severity.high,
  exposed: undetermined.exposed,
  potential: undetermined.potential,
  unspecified: undetermined.unspecified,
  total: "#44608a",
  notAssessed: "#c9d1da",
};

/** How much of its colour a cell has at most, so that figures in it can be read. */
const most = 0.45;

/** How a cell is shaded. @param shade 0 to 1. */
export function shadeOf(kind: ColumnKind, shade: number): { readonly backgroundColor?: string } {
  if (shade === 0) return {};
  const channels = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(columnColour[kind].slice(at, at + 2), 16);
    return Math.round(255 - (255 - channel) * most * shade)
      .toString(16)
      .padStart(2, "0");
  });
  return { backgroundColor: `#${channels.join("")}` };
}
