import type { AnnualDamage, DamageTogether, EadRuleName } from "@stopbank/contract/annual-damage";
import { formatCount, formatMoney, formatNumber } from "@stopbank/numbers";

export const eadRuleNames = ["log-linear", "trapezoid", "no-tail"] as const satisfies readonly EadRuleName[];

export const eadRuleTitles: Readonly<Record<EadRuleName, string>> = {
  "log-linear": "Log-linear with tail",
  trapezoid: "Trapezoid with tail",
  "no-tail": "Log-linear, no tail",
};

type Curve = Pick<AnnualDamage["loss_curve"][number], "return_period_years">[];

/** Inside a sentence. */
export const eadRuleNamed: Readonly<Record<EadRuleName, string>> = {
  "log-linear": "log-linear between the events, with the tail",
  trapezoid: "by trapezoids between the events, with the tail",
  "no-tail": "log-linear between the events, without the tail",
};

/** How the events become one figure, in words. */
export function eadRuleWords(rule: EadRuleName, curve: Curve): string {
  const years = curve.map(({ return_period_years }) => return_period_years);
  if (curve.length === 1) return oneEventWords(rule, `1 in ${formatNumber(years[0])}`);
  const rarest = `1 in ${formatNumber(Math.max(...years))}`;
  const between =
    rule === "trapezoid"
      ? "Between the modelled events damage is straight in the yearly probability."
      : "Between the modelled events damage is straight in the logarithm of the return period.";
  const tail =
    rule === "no-tail"
      ? `Events rarer than ${rarest} years count nothing`
      : `Events rarer than ${rarest} years count with its damage, the least they can cost`;
  return `${between} ${tail}; events commoner than 1 in ${formatNumber(Math.min(...years))} count nothing.`;
}

function oneEventWords(rule: EadRuleName, period: string): string {
  const rarer = rule === "no-tail" ? "nothing" : "with its damage, the least they can cost";
  return `One event alone was modelled, ${period} years: rarer ones count ${rarer}; commoner ones count nothing.`;
}

/**
 * A sum that leaves out what is not known at every return period is the least it can be: `at least $609`.
 *
 * @param currency of the amount, ISO 4217.
 */
export const boundMoney = (
  { partly_assessed_count }: Pick<AnnualDamage, "partly_assessed_count">,
  amount: number | undefined,
  currency: string,
): string =>
  partly_assessed_count === 0 || amount === undefined
    ? formatMoney(amount, currency)
    : `at least ${formatMoney(amount, currency)}`;

/** At the head of a line. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Lacks = Pick<
  AnnualDamage,
  | "exposed_count"
  | "without_cost_count"
  | "without_curve_count"
  | "without_intensity_count"
  | "partly_assessed_count"
  | "never_assessed_count"
  | "selected_count"
  | "notes"
>;

type TogetherLacks = Pick<
  DamageTogether[number],
  | "expected_annual_damage"
  | "exposed_count"
  | "counted_count"
  | "partly_assessed_count"
  | "never_assessed_count"
  | "annual_exposed_count"
  | "annual_counted_count"
  | "annual_partly_assessed_count"
  | "annual_never_assessed_count"
  | "selected_count"
  | "notes"
>;

/** Nothing of none; else how many of how many, with the verb and its ending that agree. */
const lacking = (
  count: number,
  all: number,
  what: (is: "is" | "are", ending: "s" | "") => string,
): string[] => {
  if (count === 0) return [];
  const said = count === 1 ? what("is", "s") : what("are", "");
  return [`${formatCount(count)} of ${formatCount(all)} ${said}`];
};

const past = (is: "is" | "are") => (is === "is" ? "was" : "were");

/** What the sums over several hazards leave out: of the damage a year only what differs from that in one event. */
export function togetherLacks(answer: TogetherLacks): string[] {
  const { exposed_count, counted_count, selected_count, partly_assessed_count, never_assessed_count } =
    answer;
  const left = exposed_count - counted_count;
  const { annual_exposed_count: exposedInYear, annual_never_assessed_count: neverInYear } = answer;
  const leftOfYear = exposedInYear - answer.annual_counted_count;
  const isAnnual = answer.expected_annual_damage !== null;
  const isLeftSame = leftOfYear === left && exposedInYear === exposed_count;
  return [
    ...lacking(
      left,
      exposed_count,
      (is, s) => `exposed lack${s} a replacement cost, a damage curve or an intensity and ${is} left out`,
    ),
    ...lacking(
      partly_assessed_count,
      selected_count,
      (is, s) =>
        `${is} known for some of the hazards only and count${s} nothing for the others: the damage in one event is a lower bound`,
    ),
    ...lacking(
      answer.annual_partly_assessed_count,
      selected_count,
      (is, s) =>
        `${is} not known at every return period and count${s} nothing where not: the damage a year is a lower bound`,
    ),
    ...lacking(never_assessed_count, selected_count, (is) => `${past(is)} not assessed for any of them`),
    ...lacking(
      isAnnual && !isLeftSame ? leftOfYear : 0,
      exposedInYear,
      (is, s) =>
        `exposed at one return period or more lack${s} a replacement cost, a damage curve or an intensity and ${is} left out of the damage a year`,
    ),
    ...lacking(
      isAnnual && neverInYear !== never_assessed_count ? neverInYear : 0,
      selected_count,
      (is) => `${past(is)} not assessed at any return period`,
    ),
    ...notesOf(answer),
  ];
}

/** What the figure leaves out, one sentence each. */
export function annualLacks(answer: Lacks): string[] {
  const { exposed_count: exposed, selected_count: selected } = answer;
  return [
    ...lacking(
      answer.without_cost_count,
      exposed,
      (is, s) => `exposed lack${s} a replacement cost and ${is} left out`,
    ),
    ...lacking(
      answer.without_curve_count,
      exposed,
      (is, s) => `exposed lack${s} a damage curve and ${is} left out`,
    ),
    ...lacking(
      answer.without_intensity_count,
      exposed,
      (is, s) => `exposed lack${s} an intensity and ${is} left out`,
    ),
    ...lacking(
      answer.partly_assessed_count,
      selected,
      (is, s) =>
        `${is} not known at every return period and count${s} nothing where not: the figure is a lower bound`,
    ),
    ...lacking(answer.never_assessed_count, selected, (is) => `${past(is)} not assessed in any event`),
    ...notesOf(answer),
  ];
}

const notesOf = ({ notes }: Pick<AnnualDamage, "notes">): string[] =>
  notes.map(({ sentence }) => sentence.replace(/\.$/, ""));
