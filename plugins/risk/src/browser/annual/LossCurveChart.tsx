import { CurveChart } from "@stopbank/charts/curve";
import { type LossCurveShown, lossCurveChart } from "../../domain/annual/lossCurveChart.ts";

/** The curve that damage by the year is the area under. */
export const LossCurveChart = (shown: LossCurveShown) => <CurveChart {...lossCurveChart(shown)} />;
