import type { ComparisonNumbers, ElementState } from "@stopbank/contract/comparison";
import type { ClassLabels } from "@stopbank/map-page/damage-classes";
import type { StateWords } from "@stopbank/map-page/state-words";
import { formatCount, formatMoney, formatQuantity } from "@stopbank/numbers";
import { signed } from "./signed.ts";
import { stateLook, stateOrder, statesFromWorst } from "./stateLook.ts";

/** What a comparison counts: elements as their layer measures them, or their replacement cost. */
export type ComparedBy = "quantity" | "value";

/** Its classes with what each side has of them, the worst first. */
export function comparedRows(
  { before, after, class_differences, metric_unit, money }: ComparisonNumbers,
  labels: ClassLabels,
  words: StateWords,
  by: ComparedBy,
) {
  const write = (amount: number) =>
    by === "value" && money !== null
      ? formatMoney(amount, money.currency)
      : formatQuantity(amount, metric_unit);
  const amountOf = (totals: { metric: number; cost: number | null } | undefined) =>
    (by === "value" ? totals?.cost : totals?.metric) ?? 0;
  return after.classes
    .toSorted((a, b) => stateOrder(a.class, b.class))
    .map((row) => {
      const was = amountOf(before.classes.find((each) => each.class === row.class));
      const is = amountOf(row);
      const difference = class_differences.find((each) => each.class === row.class);
      return {
        key: row.class,
        ...stateLook(row.class, labels, words),
        before: { value: was, shown: write(was) },
        after: { value: is, shown: write(is) },
        difference: signed((by === "value" ? difference?.cost : difference?.metric) ?? 0, write),
      };
    });
}

/** Which elements move between classes: a row for each state before, a column for each after. */
export function transitionTable(
  { transitions }: ComparisonNumbers,
  labels: ClassLabels,
  words: StateWords,
  corner: string,
) {
  const present = (side: "before" | "after"): ElementState[] =>
    statesFromWorst.filter((state) => transitions.some((each) => each[side] === state));
  const [rows, columns] = [present("before"), present("after")];
  const label = (state: ElementState) => stateLook(state, labels, words).label;
  const count = (from: ElementState, to: ElementState) =>
    transitions.find(({ before, after }) => before === from && after === to)?.count ?? 0;
  return {
    columns: [corner, ...columns.map(label)],
    rows: rows.map((from) => [
      label(from),
      ...columns.map((to) => (count(from, to) === 0 ? "–" : formatCount(count(from, to)))),
    ]),
  };
}
