import { PaperDamage } from "@stopbank/map-page/print/damage";
import { PaperDistribution } from "@stopbank/map-page/print/distribution";
import { PaperExposed } from "@stopbank/map-page/print/exposed";
import { shareBase } from "@stopbank/map-page/share-base";
import { stateWords } from "@stopbank/map-page/state-words";
import type { ReactNode } from "react";
import type { HazardViewProps } from "../../browser/summary/HazardView.tsx";
import { classesNotKnown, noKnownExposure, whichCharts } from "../../domain/summary/whichCharts.ts";
import { PaperHeadline } from "./PaperHeadline.tsx";

export interface HazardPartViewProps
  extends Pick<
    HazardViewProps,
    | "title"
    | "detail"
    | "element"
    | "hazard"
    | "data"
    | "replacementCosts"
    | "costs"
    | "labels"
    | "isFiltered"
    | "inQuantities"
    | "incomplete"
    | "costsIncomplete"
  > {
  /** What follows whatever the figures are. */
  readonly children: ReactNode;
}

/** What one hazard scenario does to one element layer: the screen's figures by the screen's rules. */
export function HazardPartView({ title, detail, children, ...figures }: HazardPartViewProps) {
  return (
    <section className="paper-hazard">
      <h3>
        {title}
        {detail !== undefined && <span className="paper-detail"> {detail}</span>}
      </h3>
      <Figures {...figures} />
      {children}
    </section>
  );
}

function Figures(props: Omit<HazardPartViewProps, "title" | "detail" | "children">) {
  const { element, hazard, data, replacementCosts, costs, labels, isFiltered } = props;
  const charts = whichCharts(data);
  const base = shareBase(data, costs);
  if (charts.show === "not-exposed" || charts.show === "nothing-assessed")
    return (
      <>
        <p>
          {charts.show === "not-exposed" && data.assessment.selected_count > 0
            ? noKnownExposure(isFiltered, element.is_cascading)
            : data.sentence}
        </p>
        <PaperHeadline.Assessed assessment={data.assessment} />
      </>
    );
  const inCosts = charts.show === "all" && replacementCosts !== null && costs?.of !== "value";
  return (
    <>
      {props.inQuantities !== undefined && <p className="paper-note">{props.inQuantities}</p>}
      <PaperHeadline data={data} costs={costs} words={stateWords(element)} />
      {props.incomplete !== undefined && <p className="paper-note">{props.incomplete}</p>}
      {charts.show === "gauge" && <p className="paper-note">{classesNotKnown}</p>}
      {charts.show === "all" && (
        <PaperDamage data={data} costs={costs} element={element} labels={labels} base={base} />
      )}
      <PaperExposed data={data} costs={costs} element={element} base={base} />
      {inCosts && (
        <>
          <PaperDamage
            title="Replacement Costs"
            data={data}
            costs={replacementCosts}
            element={element}
            labels={labels}
            base={shareBase(data, replacementCosts)}
          />
          {props.costsIncomplete !== undefined && <p className="paper-note">{props.costsIncomplete}</p>}
        </>
      )}
      {charts.show === "all" && charts.histogram && (
        <PaperDistribution data={data} element={element} hazard={hazard} labels={labels} />
      )}
    </>
  );
}
