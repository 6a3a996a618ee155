import type { MultiHazardNumbers, RiskNumbers } from "@stopbank/contract/risk";
import { type ShareBase, shareBase, shareBaseOfSeveral } from "@stopbank/map-page/share-base";
import type { StateWords } from "@stopbank/map-page/state-words";
import { formatAmount, formatCount, formatGauge, formatMultiHazard, formatQuantity } from "@stopbank/numbers";

/** What hazards do to an element layer, in few words. */
export interface MatrixCell {
  readonly state: "exposed" | "none" | "not assessed";
  /** "1,234", "12.4 km", "None exposed" */
  readonly figure: string;
  /** Of what was assessed: "12.4%". */
  readonly share?: string;
  /** Replacement cost: "$1.2 M". */
  readonly value?: string;
  /** "12 not assessed" */
  readonly notAssessed?: string;
}

/** Under one scenario; money where `isCosted` and the layer has costs. */
export function cellOfOne(data: RiskNumbers, words: StateWords, isCosted: boolean): MatrixCell {
  const costs = isCosted ? data.attribute_stats.replacement_costs : null;
  const cell = cellOfCounted(data, words);
  return cell.state === "exposed" && costs !== null
    ? { ...cell, value: formatAmount(costs.value.total, costs) }
    : cell;
}

/** Under several scenarios together, as "Risk from selected sources" writes them. */
export const cellOfSeveral = (data: MultiHazardNumbers, words: StateWords): MatrixCell =>
  cellOf(data, shareBaseOfSeveral(data), words, (value) =>
    formatQuantity(value, data.metric_unit, formatMultiHazard),
  );

/** What is added up over places: who is exposed among how many. */
export interface Counted extends Pick<RiskNumbers, "assessment" | "metric_unit"> {
  readonly totals: { readonly total: number };
}

/** Under one scenario, in places that were added up. */
export const cellOfCounted = (data: Counted, words: StateWords): MatrixCell =>
  cellOf(data, shareBase(data, null), words, (value) => formatQuantity(value, data.metric_unit));

function cellOf(
  { assessment, totals }: Pick<Counted, "assessment" | "totals">,
  base: ShareBase | undefined,
  words: StateWords,
  written: (value: number) => string,
): MatrixCell {
  const { selected_count, assessed_count, exposed_count, not_assessed_count } = assessment;
  if (selected_count === 0) return { state: "none", figure: "None selected" };
  if (assessed_count === 0) return { state: "not assessed", figure: "Not assessed" };
  const notAssessed =
    not_assessed_count > 0 ? { notAssessed: `${formatCount(not_assessed_count)} not assessed` } : {};
  if (exposed_count === 0) return { state: "none", figure: `None ${words.exposed}`, ...notAssessed };
  return {
    state: "exposed",
    figure: written(totals.total),
    ...(base === undefined ? {} : { share: formatGauge(totals.total / base.whole) }),
    ...notAssessed,
  };
}

/** The cell in one line, for the head of a closed section. */
export const shortOf = ({ figure, share }: MatrixCell): string =>
  share === undefined ? figure : `${figure}, ${share}`;
