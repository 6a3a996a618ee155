import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import type { Measure } from "@stopbank/map-page/class-rows";
import { useMapPage } from "@stopbank/map-page/context";
import { DamageChart } from "@stopbank/map-page/damage-chart";
import { DistributionChart } from "@stopbank/map-page/distribution-chart";
import { ExposedGauge } from "@stopbank/map-page/exposed-gauge";
import { Headline } from "@stopbank/map-page/headline";
import { layerName } from "@stopbank/map-page/layer-names";
import { MethodologyButton } from "@stopbank/map-page/methodology-button";
import { shareBase } from "@stopbank/map-page/share-base";
import { stateWords } from "@stopbank/map-page/state-words";
import type { HazardSceneLayer } from "@stopbank/scene";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { useId } from "react";
import { costNotice, knownByTheYear, noCurves } from "../../domain/summary/costNotice.ts";
import { classesNotKnown, noKnownExposure, whichCharts } from "../../domain/summary/whichCharts.ts";
import { AnnualDamage } from "../annual/AnnualDamage.tsx";
import { ProjectedRisk } from "../projected/ProjectedRisk.tsx";
import { useDamageCosts } from "./useDamageCosts.ts";

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
  const { index, labels, useHazardName } = useMapPage();
  const id = useId();
  const { title, detail } = layerName({ ...layer, scenario }, index, useHazardName);
  const hazard = index.hazards.get(layer.id);
  const charts = whichCharts(data);
  // Nothing was selected, so there is nothing to project or to reckon by the year either.
  const isEmpty = data.assessment.selected_count === 0;
  const isExposed = charts.show === "gauge" || charts.show === "all";
  const hasDamage = element.damage_hazards?.includes(layer.id) === true;
  const isByYear = element.annual_damage_hazards?.includes(layer.id) === true;
  const value = data.attribute_stats.replacement_costs;
  const damage = useDamageCosts(
    measure === "damage" && hasDamage && isExposed ? { type: element.type, tag: scenario } : undefined,
    value?.assessed_total ?? 0,
  );
  const costs =
    measure === "value" && value !== null
      ? { ...value, of: "value" as const }
      : measure === "damage"
        ? (damage.costs ?? null)
        : null;
  const base = shareBase(data, costs);
  const isWaiting =
    measure === "damage" && hasDamage && isExposed && costs === null && damage.error === undefined;
  const incomplete =
    measure === "value" ? costNotice(data) : measure === "damage" ? damage.incomplete : undefined;
  return (
    <section className="risk-hazard" aria-labelledby={id}>
      <h3 id={id}>
        {title}
        {detail !== undefined && <small>{detail}</small>}
      </h3>
      {isWaiting ? (
        <Loading label="Working out what the damage costs" skeleton={<Skeleton height={240} />} />
      ) : charts.show === "not-exposed" || charts.show === "nothing-assessed" ? (
        <>
          <p className="risk-none">
            {charts.show === "not-exposed" && !isEmpty
              ? noKnownExposure(isFiltered, element.is_cascading)
              : data.sentence}
          </p>
          <Headline.Assessed assessment={data.assessment} />
        </>
      ) : (
        <>
          {measure === "damage" && !hasDamage && (
            <p className="sb-muted">{isByYear ? knownByTheYear : noCurves}</p>
          )}
          {damage.error !== undefined && (
            <Failed
              error={damage.error}
              retry={damage.retry}
              what="What the damage costs could not be worked out"
            />
          )}
          <Headline data={data} costs={costs} words={stateWords(element)} />
          {incomplete !== undefined && <p className="risk-incomplete">{incomplete}</p>}
          {charts.show === "gauge" && <p className="sb-muted">{classesNotKnown}</p>}
          <div className="risk-charts">
            {charts.show === "all" && (
              <DamageChart data={data} costs={costs} element={element} labels={labels} base={base} />
            )}
            <ExposedGauge data={data} costs={costs} element={element} base={base} />
          </div>
          {charts.show === "all" && charts.histogram && (
            <DistributionChart data={data} element={element} hazard={hazard} labels={labels} />
          )}
        </>
      )}
      {!isEmpty && (
        <ProjectedRisk
          layer={layer}
          element={element}
          measure={measure === "damage" && !hasDamage ? "quantity" : measure}
        />
      )}
      {!isEmpty && hazard !== undefined && (
        <AnnualDamage element={element} hazard={hazard} scenarioTag={layer.scenario} />
      )}
      <MethodologyButton elementType={element.type} scenario={scenario} />
    </section>
  );
}
