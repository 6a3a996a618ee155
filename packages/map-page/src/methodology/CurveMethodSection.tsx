import { CurveChart, type CurveSeries } from "@stopbank/charts/curve";
import { formatNumber, formatPercent } from "@stopbank/numbers";
import { affectedLook, lineLook } from "./lineLook.ts";
import { curveLines, intensitiesOf } from "./methodCurve.ts";
import type { MethodParts } from "./methodParts.ts";
import { curvesTable } from "./methodTable.ts";
import { type CurveMethod, restFirst, variantsOf } from "./methodVariants.ts";
import { floorWords, readingWords, titled } from "./methodWords.ts";
import { VariantConditions } from "./VariantConditions.tsx";

export interface CurveMethodSectionProps extends Omit<MethodParts, "labels"> {
  readonly method: CurveMethod;
}

/** Damage curves: the share of the value lost over the hazard's intensity, by construction. */
export function CurveMethodSection({ method, information, intensity }: CurveMethodSectionProps) {
  const variants = restFirst(variantsOf(method));
  const intensities = variants.flatMap(intensitiesOf);
  const range = [Math.min(0, ...intensities), Math.max(...intensities)] as const;
  const lines = variants.flatMap((variant, at): CurveSeries[] => {
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
    ...lines.flatMap(({ points, band }) => [...points, ...(band?.most ?? [])].map(([, y]) => y)),
  );
  const hasBands = lines.some(({ band }) => band !== undefined);
  const floor = floorWords(method.floor_height_attribute, method.unit, information);
  return (
    <section>
      <CurveChart
        title={titled("Damage curve", method)}
        note={hasBands ? "The band reaches from the least to the most that may be lost." : undefined}
        series={lines}
        x={{ label: intensity, range, format: formatNumber }}
        y={{ label: "Value lost", range: [0, most], format: formatPercent }}
        table={curvesTable(variants, intensity)}
      />
      <p>{readingWords(method, method.unit)}</p>
      {floor !== undefined && <p>{floor}</p>}
      <VariantConditions variants={method.variants} information={information} />
    </section>
  );
}
