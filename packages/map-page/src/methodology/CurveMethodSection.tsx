import { CurveChart } from "@stopbank/charts/curve";
import { curveMethodChart } from "./curveMethodChart.ts";
import type { MethodParts } from "./methodParts.ts";
import type { CurveMethod } from "./methodVariants.ts";
import { floorWords, readingWords } from "./methodWords.ts";
import { VariantConditions } from "./VariantConditions.tsx";

export interface CurveMethodSectionProps extends Omit<MethodParts, "labels"> {
  readonly method: CurveMethod;
}

/** Damage curves: the share of the value lost over the hazard's intensity, by construction. */
export function CurveMethodSection({ method, information, intensity }: CurveMethodSectionProps) {
  const floor = floorWords(method.floor_height_attribute, method.unit, information);
  return (
    <section>
      <CurveChart {...curveMethodChart(method, intensity)} />
      <p>{readingWords(method, method.unit)}</p>
      {floor !== undefined && <p>{floor}</p>}
      <VariantConditions variants={method.variants} information={information} />
    </section>
  );
}
