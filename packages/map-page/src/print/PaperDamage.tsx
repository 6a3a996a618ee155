import { PaperBars } from "@stopbank/charts/paper/bars";
import { type DamageChartProps, damageBars } from "../figures/damageBars.ts";

/** What each damage class has, most severe first, 500 points wide; nothing where no class has any. */
export function PaperDamage(props: DamageChartProps) {
  const chart = damageBars(props);
  return chart === undefined ? null : <PaperBars {...chart} widthPt={500} />;
}
