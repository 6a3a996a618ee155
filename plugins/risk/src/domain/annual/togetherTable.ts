import type { DamageTogether as Answer } from "@stopbank/contract/annual-damage";
import { amountRange } from "@stopbank/map-page/amount-range";
import { formatMoney, none } from "@stopbank/numbers";
import { boundMoney, eadRuleNamed } from "./annualWords.ts";

type Each = Answer[number]["each"][number];
type Amount = NonNullable<Answer[number]["damage"]>;

export interface TogetherProps {
  readonly answer: Answer[number];
  /** The element layer's name. */
  readonly elements: string;
  readonly nameOf: (scenario: Pick<Each, "hazard_id" | "hazard_scenario">) => string;
}

/** What hazards cost each alone, then all together: in one event, what that lies between, and by the year. */
export const togetherTable = ({ answer, elements, nameOf }: TogetherProps) => ({
  caption: `Damage to ${elements} by each hazard and by all together`,
  columns: ["Hazard", "In one event", "Range", "A year"],
  rows: rowsOf(answer, nameOf),
});

/** How the table's last row follows from those above, and what its dashes stand for. */
export const togetherNote = ({ rule }: Pick<Answer[number], "rule">): string =>
  `In one event each hazard damages what the others have left, element by element, so together they cost no less than the worst of them and no more than their sum. By the year independent hazards add up, to at most what is at stake in each element; ${eadRuleNamed[rule]}. A dash: not known, for want of a damage curve, of return periods or of an assessment here; or a set of events, which is no single event.`;

const rowsOf = (answer: Answer[number], nameOf: TogetherProps["nameOf"]): readonly (readonly string[])[] => {
  const { damage, each, expected_annual_damage: annual, currency } = answer;
  return [
    // In one event a hazard has assessed an element or has not.
    ...each.map((one) => [
      nameOf(one),
      ...cellsOf(currency, one.damage, one.expected_annual_damage, { ...one, partly_assessed_count: 0 }),
    ]),
    ["Together", ...cellsOf(currency, damage, annual, answer)],
  ];
};

export function inOneEvent(damage: Amount, currency: string): string {
  const range = amountRange(damage, { currency });
  return range === undefined
    ? "If all of them happened in one event."
    : `If all of them happened in one event. ${range}, by the least and greatest costs and curves.`;
}

/** @param known what makes a sum a lower bound. */
const cellsOf = (
  currency: string,
  damage: Amount | null,
  annual: Amount | null,
  known: Pick<Answer[number], "partly_assessed_count" | "annual_partly_assessed_count">,
): string[] => [
  boundMoney(known, damage?.value, currency),
  damage === null || damage.min === damage.max
    ? none
    : `${formatMoney(damage.min, currency)} to ${formatMoney(damage.max, currency)}`,
  boundMoney({ partly_assessed_count: known.annual_partly_assessed_count }, annual?.value, currency),
];
