import type { CurveChartProps, CurveSeries } from "@stopbank/charts/curve";
import { formatNumber, formatPercent } from "@stopbank/numbers";
import { affectedLook, lineLook } from "./lineLook.ts";
import { curveLines, intensitiesOf } from "./methodCurve.ts";
import { curvesTable } from "./methodTable.ts";
import { type CurveMethod, restFirst, variantsOf } from "./methodVariants.ts";
import { titled } from "./methodWords.ts";

/**
 * The share of the value lost over the hazard's intensity, by construction, as a chart shows it.
 *
 * @param intensity what is read, with its unit.
 */
export function curveMethodChart(method: CurveMethod, intensity: string): CurveChartProps {
  const variants = restFirst(variantsOf(method));
  const intensities = variants.flatMap(intensitiesOf);
  const range = [Math.min(0, ...intensities), Math.max(...intensities)] as const;
  const series = variants.flatMap((variant, at): CurveSeries[] => {
    const { points, band, affected } = curveLines(variant, range);
    const { label } = variant;
    return [
      { key: label, label, ...lineLook(at), points, band },
      ...(affected === undefined
        ? []
        : [
            {
              key: `${label}, affected`,
              label: `${label}: share affected`,
              ...affectedLook,
              points: affected,
            },
          ]),
    ];
  });
  const most = Math.max(
    1,
    ...series.flatMap(({ points, band }) => [...points, ...(band?.most ?? [])].map(([, y]) => y)),
  );
  return {
    title: titled("Damage curve", method),
    note: series.some(({ band }) => band !== undefined)
      ? "The band reaches from the least to the most that may be lost."
      : undefined,
    series,
    x: { label: intensity, range, format: formatNumber },
    y: { label: "Value lost", range: [0, most], format: formatPercent },
    table: curvesTable(variants, intensity),
  };
}
