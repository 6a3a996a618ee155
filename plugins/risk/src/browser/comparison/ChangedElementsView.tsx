import type { ChangedElements, ElementState } from "@stopbank/contract/comparison";
import type { ClassLook } from "@stopbank/map-page/damage-classes";
import { formatCount, formatMoney } from "@stopbank/numbers";

export interface ChangedElementsViewProps {
  readonly change: "worse" | "better";
  readonly pages: readonly Pick<ChangedElements, "elements" | "total" | "money">[];
  readonly look: (state: ElementState) => ClassLook;
  /** The element that is selected. */
  readonly chosen: string | undefined;
  /** More are there, and can be asked for. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onChange: (change: "worse" | "better") => void;
  readonly onChoose: (element: ChangedElements["elements"][number]) => void;
  readonly onMore: () => void;
}

/** The elements that change the most, each of which leads to where it is. */
export function ChangedElementsView(props: ChangedElementsViewProps) {
  const { change, pages, look, chosen, hasMore, isLoading, onChange, onChoose, onMore } = props;
  const elements = pages.flatMap((page) => page.elements);
  const [first] = pages;
  return (
    <div className="risk-moved">
      <fieldset className="risk-moved-which">
        <legend className="sb-visually-hidden">Which elements</legend>
        {(["worse", "better"] as const).map((each) => (
          <label key={each}>
            <input type="radio" checked={change === each} onChange={() => onChange(each)} />
            {each === "worse" ? "Worse off" : "Better off"}
          </label>
        ))}
      </fieldset>
      {first !== undefined && (
        <p role="status" className="sb-muted">
          {first.total === 0
            ? `None are ${change} off.`
            : `${formatCount(elements.length)} of ${formatCount(first.total)}, the largest change first.`}
        </p>
      )}
      <ol>
        {elements.map((element) => {
          const { asset_id, name, before, after, cost } = element;
          return (
            <li key={asset_id}>
              <button
                type="button"
                aria-current={asset_id === chosen ? "true" : undefined}
                onClick={() => onChoose(element)}
              >
                {name}
              </button>
              <span className="risk-moved-states">
                <i aria-hidden="true" style={{ background: look(before).colour }} />
                {look(before).label} <span aria-hidden="true">→</span>
                <span className="sb-visually-hidden">to</span>{" "}
                <i aria-hidden="true" style={{ background: look(after).colour }} />
                {look(after).label}
              </span>
              {cost !== null && first?.money && <span>{formatMoney(cost, first.money.currency)}</span>}
            </li>
          );
        })}
      </ol>
      {hasMore && (
        <button type="button" className="risk-comparison-act" aria-disabled={isLoading} onClick={onMore}>
          {isLoading ? "Loading…" : "More"}
        </button>
      )}
    </div>
  );
}
