import type { ElementLayer } from "@stopbank/contract/layers";
import type { MultiHazardNumbers } from "@stopbank/contract/risk";
import type { LayerIndex } from "@stopbank/map/layer-index";
import { useMapPage } from "@stopbank/map-page/context";
import { DamageChart } from "@stopbank/map-page/damage-chart";
import { ExposedGauge } from "@stopbank/map-page/exposed-gauge";
import { ExposedOfAssessed } from "@stopbank/map-page/exposed-of-assessed";
import { Headline } from "@stopbank/map-page/headline";
import { shareBaseOfSeveral } from "@stopbank/map-page/share-base";
import { formatMultiHazard } from "@stopbank/numbers";
import { useId } from "react";
import { noKnownExposure } from "../../domain/summary/whichCharts.ts";
import { DamageTogether } from "../annual/DamageTogether.tsx";

export interface CombinedSectionProps {
  /** The scenarios of the hazards on the map. */
  readonly tags: readonly string[];
  readonly data: MultiHazardNumbers;
  readonly element: ElementLayer;
  readonly isFiltered: boolean;
}

/** Several scenarios at once: each element counts once, in the worst class any of them puts it in. */
export function CombinedSection({ tags, data, element, isFiltered }: CombinedSectionProps) {
  const { index, isOn, labels } = useMapPage();
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
            <DamageChart
              data={data}
              element={element}
              labels={labels}
              base={base}
              inFull={formatMultiHazard}
            />
            {base === undefined ? (
              <ExposedOfAssessed data={data} element={element} />
            ) : (
              <ExposedGauge data={data} element={element} base={base} />
            )}
          </div>
          <p className="map-page-note">
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
