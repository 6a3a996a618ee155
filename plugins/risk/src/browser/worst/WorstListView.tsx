import { Button } from "@blueprintjs/core";
import type { WorstBy, WorstElements } from "@stopbank/contract/worst-elements";
import { ClassMark } from "@stopbank/map-page/class-mark";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import { exposureLook } from "@stopbank/map-page/exposure-look";
import { formatCount, formatIntensity, formatMoney, none } from "@stopbank/numbers";

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
  const { by, ranked_count: ranked, unknown_count: unknown } = answer;
  if (answer.elements.length === 0)
    return (
      <p className="sb-muted">
        {noneRanked[by](elements)}
        {unknownWords(unknown)}
      </p>
    );
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
              <ClassMark look={exposureLook(exposureOf(element), labels, isCascading)} />
              <b>{amountWords(answer, element)}</b>
            </button>
          </li>
        ))}
      </ol>
      <p className="sb-muted" role="status">
        {answer.elements.length === ranked
          ? `All ${formatCount(ranked)} ${rankedWords[by]} are listed.`
          : `The worst ${formatCount(answer.elements.length)} of ${formatCount(ranked)} ${rankedWords[by]}.`}
        {unknownWords(unknown)}
      </p>
      {onMore !== undefined && answer.elements.length < ranked && (
        <Button onClick={onMore} size="small" text="Show more" variant="outlined" />
      )}
    </>
  );
}

const exposureOf = ({ damage_class }: Worst) => ({
  damage_class,
  is_exposed: damage_class === null ? ("false" as const) : ("true" as const),
});

function amountWords({ by, currency, unit }: WorstListViewProps["answer"], { amount }: Worst): string {
  if (amount === null) return none;
  if (by === "exposure") return formatIntensity(amount, unit);
  return `${formatMoney(amount, currency)}${by === "annual" ? " a year" : ""}`;
}

/** Exposed elements that lose nothing are none of these. */
const rankedWords: Readonly<Record<WorstBy, string>> = {
  exposure: "exposed",
  value: "exposed with a value",
  damage: "with damage",
  annual: "with damage",
};

const noneRanked: Readonly<Record<WorstBy, (elements: string) => string>> = {
  exposure: (elements) => `None of ${elements} looked at is exposed.`,
  value: (elements) => `None of ${elements} looked at is exposed and has a value that is known.`,
  damage: (elements) => `None of ${elements} looked at has damage that is known.`,
  annual: (elements) => `None of ${elements} looked at has damage by the year that is known.`,
};

const unknownWords = (unknown: number): string =>
  unknown === 0
    ? ""
    : ` ${formatCount(unknown)} more ${unknown === 1 ? "is" : "are"} exposed, by how much is not known.`;
