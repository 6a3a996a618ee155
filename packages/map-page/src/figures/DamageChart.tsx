import { ClassBars } from "@stopbank/charts/class-bars";
import { type DamageChartProps, damageBars } from "./damageBars.ts";

export type { DamageChartProps } from "./damageBars.ts";

/** What each damage class has, most severe first. */
export function DamageChart(props: DamageChartProps) {
  const chart = damageBars(props);
  return chart === undefined ? <p className="sb-muted">No damage state data</p> : <ClassBars {...chart} />;
}
