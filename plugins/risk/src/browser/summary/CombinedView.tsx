import type { ElementLayer } from "@stopbank/contract/layers";
import type { MultiHazardNumbers } from "@stopbank/contract/risk";
import { DamageChart } from "@stopbank/map-page/damage-chart";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { ExposedGauge } from "@stopbank/map-page/exposed-gauge";
import { ExposedOfAssessed } from "@stopbank/map-page/exposed-of-assessed";
import { Headline } from "@stopbank/map-page/headline";
import { shareBaseOfSeveral } from "@stopbank/map-page/share-base";
import { formatMultiHazard } from "@stopbank/numbers";
import type { ReactNode } from "react";
import { severalTitle } from "../../domain/summary/severalTitle.ts";
import { nothingOfSeveral, oneOfEachHazard, worstOfSeveral } from "../../domain/summary/severalWords.ts";
import { type Folding, FoldView } from "./FoldView.tsx";

export interface CombinedViewProps extends Folding {
  readonly data: Pick<MultiHazardNumbers, "totals" | "metric_unit" | "assessment" | "sentence">;
  readonly element: Pick<ElementLayer, "display_name" | "is_cascading">;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
  readonly isFiltered: boolean;
  /** What they cost together leaves out other scenarios of the same hazards. */
  readonly isOneOfEach: boolean;
  /** What they cost together; shown where something is exposed. */
  readonly children: ReactNode;
}

/** What several scenarios at once do to one element layer. */
export function CombinedView({
  data,
  element,
  labels,
  isFiltered,
  isOneOfEach,
  children,
  ...folding
}: CombinedViewProps) {
  const isExposed = data.assessment.exposed_count > 0;
  const base = shareBaseOfSeveral(data);
  return (
    <FoldView {...folding} className="risk-combined" title={severalTitle}>
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
          <p className="map-page-note">{worstOfSeveral}</p>
          {children}
          {isOneOfEach && <p className="map-page-note">{oneOfEachHazard}</p>}
        </>
      ) : (
        <>
          <p className="risk-none">{nothingOfSeveral(data, element, isFiltered)}</p>
          <Headline.Assessed assessment={data.assessment} />
        </>
      )}
    </FoldView>
  );
}
