import { PaperDamage } from "@stopbank/map-page/print/damage";
import { PaperExposed } from "@stopbank/map-page/print/exposed";
import { shareBaseOfSeveral } from "@stopbank/map-page/share-base";
import { elementCount, stateWords } from "@stopbank/map-page/state-words";
import { formatMultiHazard, formatQuantity } from "@stopbank/numbers";
import type { CombinedViewProps } from "../../browser/summary/CombinedView.tsx";
import { severalTitle } from "../../domain/summary/severalTitle.ts";
import { nothingOfSeveral, oneOfEachHazard, worstOfSeveral } from "../../domain/summary/severalWords.ts";
import { PaperHeadline } from "./PaperHeadline.tsx";

export type TogetherPartViewProps = Pick<
  CombinedViewProps,
  "data" | "element" | "labels" | "isFiltered" | "isOneOfEach" | "children"
>;

/** What several scenarios at once do to one element layer. */
export function TogetherPartView(props: TogetherPartViewProps) {
  const { data, element, labels, isFiltered, isOneOfEach, children } = props;
  const { assessment, metric_unit } = data;
  const base = shareBaseOfSeveral(data);
  const shown = (value: number) => formatQuantity(value, metric_unit, formatMultiHazard);
  return (
    <section className="paper-hazard">
      <h3>{severalTitle}</h3>
      {assessment.exposed_count === 0 ? (
        <>
          <p>{nothingOfSeveral(data, element, isFiltered)}</p>
          <PaperHeadline.Assessed assessment={assessment} />
        </>
      ) : (
        <>
          <PaperHeadline data={data} words={stateWords(element)} inFull={formatMultiHazard} />
          <PaperDamage data={data} element={element} labels={labels} base={base} inFull={formatMultiHazard} />
          {base === undefined ? (
            <p className="paper-note">
              {`${shown(assessment.exposed_metric)} of ${shown(assessment.assessed_metric)} assessed; ${shown(assessment.not_assessed_metric)} not assessed${
                metric_unit === "each" ? "" : ` (${elementCount(assessment.not_assessed_count)})`
              }. No percentage is given: for some elements one of the scenarios was not assessed, so whether they are ${stateWords(element).exposed} is not known.`}
            </p>
          ) : (
            <PaperExposed data={data} element={element} base={base} />
          )}
          <p className="paper-note">{worstOfSeveral}</p>
          {children}
          {isOneOfEach && <p className="paper-note">{oneOfEachHazard}</p>}
        </>
      )}
    </section>
  );
}
