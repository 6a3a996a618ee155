import { CurveChart } from "@stopbank/charts/curve";
import { type AlongShown, alongChart } from "../../domain/annual/alongChart.ts";

/** Expected annual damage as the sea rises, or along whatever else a hazard has beside its return period. */
export function AlongChart(shown: AlongShown) {
  const chart = alongChart(shown);
  return chart === undefined ? null : <CurveChart {...chart} />;
}
