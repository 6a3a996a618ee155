import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { DamageChart } from "@stopbank/map-page/damage-chart";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { DistributionChart } from "@stopbank/map-page/distribution-chart";
import { ExposedGauge } from "@stopbank/map-page/exposed-gauge";
import { type Costs, Headline } from "@stopbank/map-page/headline";
import { shareBase } from "@stopbank/map-page/share-base";
import { stateWords } from "@stopbank/map-page/state-words";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { classesNotKnown, noKnownExposure, whichCharts } from "../../domain/summary/whichCharts.ts";
import { type Folding, FoldView } from "./FoldView.tsx";

export interface HazardViewProps extends Folding {
  /** The hazard's name and, below it, its scenario's. */
  readonly title: string;
  readonly detail?: string | undefined;
  /** Why it is on the map: "from this element". */
  readonly origin?: string | undefined;
  readonly element: Pick<ElementLayer, "display_name" | "is_cascading">;
  readonly hazard: Pick<HazardDetail, "intensity_label"> | undefined;
  readonly data: RiskNumbers;
  /** By class, where it is known and the client has it: in a chart of its own. */
  readonly replacementCosts: Costs | null;
  /** Shown instead of quantities. */
  readonly costs: Costs | null;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
  readonly isFiltered: boolean;
  /** What is still to come, in words; undefined where all is there. */
  readonly waitingFor: string | undefined;
  /** Why it does not come. */
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** Why it shows quantities where something else was asked for. */
  readonly inQuantities: string | undefined;
  /** Why the sums say too little. */
  readonly incomplete: string | undefined;
  /** Why the chart of replacement costs beside them does. */
  readonly costsIncomplete: string | undefined;
  /** What the guide says of the figures. */
  readonly explain?: ReactNode;
  /** What follows whatever the figures are. */
  readonly children: ReactNode;
}

/** What one hazard scenario does to one element layer. */
export function HazardView({
  title,
  detail,
  origin,
  waitingFor,
  children,
  foldId,
  isOpen,
  short,
  onToggle,
  ...figures
}: HazardViewProps) {
  return (
    <FoldView {...{ foldId, isOpen, short, onToggle, title, detail, origin }} className="">
      {waitingFor !== undefined ? (
        <Loading label={waitingFor} skeleton={<Skeleton height={240} />} />
      ) : (
        <Figures {...figures} />
      )}
      {children}
    </FoldView>
  );
}

function Figures({
  element,
  hazard,
  data,
  replacementCosts,
  costs,
  labels,
  isFiltered,
  error,
  retry,
  inQuantities,
  incomplete,
  costsIncomplete,
  explain,
}: Omit<HazardViewProps, "title" | "detail" | "origin" | "waitingFor" | "children" | keyof Folding>) {
  const charts = whichCharts(data);
  const base = shareBase(data, costs);
  if (charts.show === "not-exposed" || charts.show === "nothing-assessed")
    return (
      <>
        <p className="risk-none">
          {charts.show === "not-exposed" && data.assessment.selected_count > 0
            ? noKnownExposure(isFiltered, element.is_cascading)
            : data.sentence}
        </p>
        <Headline.Assessed assessment={data.assessment} />
        {explain}
      </>
    );
  return (
    <>
      {inQuantities !== undefined && <p className="sb-muted">{inQuantities}</p>}
      {error !== undefined && (
        <Failed error={error} retry={retry} what="The amounts could not be worked out" />
      )}
      <Headline data={data} costs={costs} words={stateWords(element)} />
      {explain}
      {incomplete !== undefined && <p className="risk-incomplete">{incomplete}</p>}
      {charts.show === "gauge" && <p className="sb-muted">{classesNotKnown}</p>}
      <div className="risk-charts">
        {charts.show === "all" && (
          <DamageChart data={data} costs={costs} element={element} labels={labels} base={base} />
        )}
        <ExposedGauge data={data} costs={costs} element={element} base={base} />
      </div>
      {charts.show === "all" && replacementCosts !== null && costs?.of !== "value" && (
        <div className="risk-costs">
          <DamageChart
            title="Replacement Costs"
            data={data}
            costs={replacementCosts}
            element={element}
            labels={labels}
            base={shareBase(data, replacementCosts)}
          />
          {costsIncomplete !== undefined && <p className="risk-incomplete">{costsIncomplete}</p>}
        </div>
      )}
      {charts.show === "all" && charts.histogram && (
        <DistributionChart data={data} element={element} hazard={hazard} labels={labels} />
      )}
    </>
  );
}
