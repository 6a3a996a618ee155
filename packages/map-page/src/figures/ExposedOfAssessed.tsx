import type { ElementLayer } from "@stopbank/contract/layers";
import type { MultiHazardNumbers } from "@stopbank/contract/risk";
import { formatMultiHazard, formatQuantity } from "@stopbank/numbers";
import { useId } from "react";
import { elementCount, stateWords } from "../words/stateWords.ts";

export interface ExposedOfAssessedProps {
  readonly data: Pick<MultiHazardNumbers, "metric_unit" | "assessment">;
  readonly element: Pick<ElementLayer, "is_cascading">;
}

/** In the place of a share over several hazards where one of them was not assessed for some elements. */
export function ExposedOfAssessed({ data: { metric_unit, assessment }, element }: ExposedOfAssessedProps) {
  const id = useId();
  const shown = (value: number) => formatQuantity(value, metric_unit, formatMultiHazard);
  const { exposed, part } = stateWords(element);
  return (
    <section className="sb-chart map-page-of-assessed" aria-labelledby={id}>
      <h4 id={id}>{`${part} of assessed`}</h4>
      <p>
        <strong>{shown(assessment.exposed_metric)}</strong>
        {` of ${shown(assessment.assessed_metric)} assessed`}
      </p>
      <p className="map-page-assessed">
        <i className="map-page-hatch" aria-hidden="true" />
        {`${shown(assessment.not_assessed_metric)} not assessed`}
        {metric_unit === "each" ? "" : ` (${elementCount(assessment.not_assessed_count)})`}
      </p>
      <p className="map-page-note">
        {`No percentage is given: for some elements one of the scenarios was not assessed, so whether they are ${exposed} is not known.`}
      </p>
    </section>
  );
}
