import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import type { HazardSceneLayer } from "@stopbank/scene";
import { useId } from "react";
import type { Measure } from "../../domain/classRows.ts";
import { costNotice } from "../../domain/costNotice.ts";
import { layerName } from "../../domain/layerNames.ts";
import { classesNotKnown, noKnownExposure, whichCharts } from "../../domain/whichCharts.ts";
import { AnnualDamage } from "../annual/AnnualDamage.tsx";
import { MethodologyButton } from "../methodology/MethodologyButton.tsx";
import { ProjectedRisk } from "../projected/ProjectedRisk.tsx";
import { useRisk } from "../riskContext.ts";
import { DamageChart } from "./DamageChart.tsx";
import { DistributionChart } from "./DistributionChart.tsx";
import { ExposedGauge } from "./ExposedGauge.tsx";
import { Headline } from "./Headline.tsx";

export interface HazardSectionProps {
  readonly layer: HazardSceneLayer;
  /** What `data` is about: the layer's, or the one before while that is being worked out. */
  readonly scenario: string;
  readonly element: ElementLayer;
  readonly data: RiskNumbers;
  readonly measure: Measure;
  readonly isFiltered: boolean;
}

/** What one hazard scenario does to one element layer. */
export function HazardSection({ layer, scenario, element, data, measure, isFiltered }: HazardSectionProps) {
  const { index, useHazardName } = useRisk();
  const id = useId();
  const { title, detail } = layerName({ ...layer, scenario }, index, useHazardName);
  const hazard = index.hazards.get(layer.id);
  const charts = whichCharts(data);
  const costs = measure === "value" ? data.attribute_stats.replacement_costs : null;
  const incomplete = measure === "value" && charts.show !== "not-exposed" ? costNotice(data) : undefined;
  return (
    <section className="risk-hazard" aria-labelledby={id}>
      <h3 id={id}>
        {title}
        {detail !== undefined && <small>{detail}</small>}
      </h3>
      {charts.show === "not-exposed" || charts.show === "nothing-assessed" ? (
        <>
          <p className="risk-none">
            {charts.show === "not-exposed" && data.assessment.selected_count > 0
              ? noKnownExposure(isFiltered)
              : data.sentence}
          </p>
          <Headline.Assessed assessment={data.assessment} />
        </>
      ) : (
        <>
          <Headline data={data} costs={costs} />
          {incomplete !== undefined && <p className="risk-incomplete">{incomplete}</p>}
          {charts.show === "gauge" && <p className="sb-muted">{classesNotKnown}</p>}
          <div className="risk-charts">
            {charts.show === "all" && <DamageChart data={data} costs={costs} element={element} />}
            <ExposedGauge data={data} costs={costs} element={element} />
          </div>
          {charts.show === "all" && charts.histogram && (
            <DistributionChart data={data} element={element} hazard={hazard} />
          )}
        </>
      )}
      <ProjectedRisk layer={layer} element={element} measure={measure} />
      {hazard !== undefined && (
        <AnnualDamage element={element} hazard={hazard} scenarioTag={layer.scenario} />
      )}
      <MethodologyButton elementType={element.type} scenario={scenario} />
    </section>
  );
}
