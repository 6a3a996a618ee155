import type { ElementLayer } from "@stopbank/contract/layers";
import type { MultiHazardNumbers } from "@stopbank/contract/risk";
import type { LayerIndex } from "@stopbank/map/layer-index";
import { formatMultiHazard } from "@stopbank/numbers";
import { useId } from "react";
import { shareBaseOfSeveral } from "../../domain/summary/shareBase.ts";
import { noKnownExposure } from "../../domain/summary/whichCharts.ts";
import { DamageTogether } from "../annual/DamageTogether.tsx";
import { useRisk } from "../riskContext.ts";
import { DamageChart } from "./DamageChart.tsx";
import { ExposedGauge } from "./ExposedGauge.tsx";
import { ExposedOfAssessed } from "./ExposedOfAssessed.tsx";
import { Headline } from "./Headline.tsx";

export interface CombinedSectionProps {
  /** The scenarios of the hazards on the map. */
  readonly tags: readonly string[];
  readonly data: MultiHazardNumbers;
  readonly element: ElementLayer;
  readonly isFiltered: boolean;
}

/** Several scenarios at once: each element counts once, in the worst class any of them puts it in. */
export function CombinedSection({ tags, data, element, isFiltered }: CombinedSectionProps) {
  const { index, isOn } = useRisk();
  const id = useId();
  const isExposed = data.assessment.exposed_count > 0;
  const base = shareBaseOfSeveral(data);
  return (
    <section className="risk-hazard risk-combined" aria-labelledby={id}>
      <h3 id={id}>Risk from selected sources</h3>
      {isExposed ? (
        <>
          <Headline data={data} inFull={formatMultiHazard} />
          <div className="risk-charts">
            <DamageChart data={data} element={element} base={base} inFull={formatMultiHazard} />
            {base === undefined ? (
              <ExposedOfAssessed data={data} element={element} />
            ) : (
              <ExposedGauge data={data} element={element} base={base} />
            )}
          </div>
          <p className="risk-note">
            Each element counts once, in the worst class any of the scenarios puts it in. It counts as
            assessed where one of them exposes it or all of them were assessed.
          </p>
          {isOn("replacementCosts") && hasDamageOf(element, index, tags) && (
            <DamageTogether element={element} tags={tags} />
          )}
        </>
      ) : (
        <>
          <p className="risk-none">
            {data.assessment.assessed_count > 0
              ? noKnownExposure(isFiltered, element.is_cascading)
              : data.sentence}
          </p>
          <Headline.Assessed assessment={data.assessment} />
        </>
      )}
    </section>
  );
}

/** Whether what at least one of the scenarios costs is known. */
const hasDamageOf = (
  { damage_hazards = [] }: ElementLayer,
  { hazards }: LayerIndex,
  tags: readonly string[],
): boolean =>
  damage_hazards.some((id) => hazards.get(id)?.scenarios.some(({ assetTag }) => tags.includes(assetTag)));
