import { PairBars } from "@stopbank/charts/pair-bars";
import type { ComparisonNumbers } from "@stopbank/contract/comparison";
import type { ElementLayer } from "@stopbank/contract/layers";
import { changeLooks } from "@stopbank/map/change-looks";
import { labelsFor } from "@stopbank/map/class-labels";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import type { SideWords } from "@stopbank/map-page/side-words";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatCount, formatMoney, formatQuantity } from "@stopbank/numbers";
import { type ReactNode, useId } from "react";
import { type ComparedBy, comparedRows } from "../../domain/comparison/comparedRows.ts";
import { signed } from "../../domain/comparison/signed.ts";

export interface LayerComparisonViewProps {
  readonly element: Pick<ElementLayer, "display_name" | "is_cascading">;
  readonly data: ComparisonNumbers;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
  readonly sides: SideWords;
  readonly by: ComparedBy;
  /** What there is to say in more detail, each to be opened. */
  readonly children: ReactNode;
}

/** What differs for one element layer: the difference, how many are worse and better off, and class by class. */
export function LayerComparisonView({
  element,
  data,
  labels: usual,
  sides,
  by,
  children,
}: LayerComparisonViewProps) {
  const id = useId();
  const words = stateWords(element);
  const labels = labelsFor(usual, element.is_cascading);
  const { difference } = data.comparable;
  const money = data.money;
  const figure =
    by === "value" && money !== null
      ? signed(difference.cost ?? 0, (amount) => formatMoney(amount, money.currency))
      : signed(difference.metric, (amount) => formatQuantity(amount, data.metric_unit));
  const isComparable = data.selected.count > data.not_comparable.count;
  return (
    <section className="risk-compared" aria-labelledby={id}>
      <h3 id={id}>{element.display_name}</h3>
      <div className="map-page-headline">
        {isComparable && (
          <p className="sb-figure">
            {figure} <small>{words.exposed}</small>
          </p>
        )}
        <p>{data.sentence}</p>
      </div>
      {isComparable && (
        <>
          <ul className="risk-changes">
            {(["worse", "better", "same", "not_comparable"] as const).map((change) => (
              <li key={change} data-change={change} style={{ borderColor: changeLooks[change].colour }}>
                <b>{formatCount(data[change].count)}</b>
                {changeLooks[change].label}
              </li>
            ))}
          </ul>
          <PairBars
            title="Damage State"
            bars={comparedRows(data, labels, words, by)}
            beforeLabel={sides.left}
            afterLabel={sides.right}
          />
          {children}
        </>
      )}
    </section>
  );
}
