import { Button } from "@blueprintjs/core";
import type { WorstElements } from "@stopbank/contract/worst-elements";
import { ClassMark } from "@stopbank/map-page/class-mark";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { exposureLook } from "@stopbank/map-page/exposure-look";
import { stateWords } from "@stopbank/map-page/state-words";
import { exposureOfWorst, listedWords, worstAmount } from "../../domain/worst/worstWords.ts";

type Worst = WorstElements["elements"][number];

export interface WorstListViewProps {
  readonly answer: Pick<
    WorstElements,
    "by" | "currency" | "unit" | "ranked_count" | "unknown_count" | "elements"
  >;
  /** The layer's name. */
  readonly elements: string;
  readonly isCascading: boolean;
  readonly labels: ClassLabels;
  /** The id of the one that is selected. */
  readonly selected: string | undefined;
  readonly onChoose: (element: Worst) => void;
  /** Undefined where there are no more to be had. */
  readonly onMore: (() => void) | undefined;
}

/** The worst elements, the worst first: each leads the map there and is selected. */
export function WorstListView(props: WorstListViewProps) {
  const { answer, elements, isCascading, labels, selected, onChoose, onMore } = props;
  const said = listedWords(answer, elements, stateWords({ is_cascading: isCascading }));
  if (answer.elements.length === 0) return <p className="sb-muted">{said}</p>;
  return (
    <>
      <ol className="risk-worst-list">
        {answer.elements.map((element, at) => (
          <li key={element.asset_id}>
            <button
              type="button"
              aria-pressed={element.asset_id === selected}
              onClick={() => onChoose(element)}
            >
              <span className="sb-muted">{at + 1}</span>
              <span className="risk-worst-name">
                {element.name}
                {element.name !== element.asset_id && <small>ID {element.asset_id}</small>}
              </span>
              <ClassMark look={exposureLook(exposureOfWorst(element), labels, isCascading)} />
              <b>{worstAmount(answer, element)}</b>
            </button>
          </li>
        ))}
      </ol>
      <p className="sb-muted" role="status">
        {said}
      </p>
      {onMore !== undefined && answer.elements.length < answer.ranked_count && (
        <Button onClick={onMore} size="small" text="Show more" variant="outlined" />
      )}
    </>
  );
}
