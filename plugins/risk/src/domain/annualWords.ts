import type { AnnualDamage, DamageTogether, EadRuleName } from "@stopbank/contract/annual-damage";
import { formatMoney, formatNumber } from "@stopbank/numbers";

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

/** `Between $2 M and $3.1 M`; undefined where no bounds are given. */
export function dollarsRange({
  min,
  max,
}: {
  readonly min: number;
  readonly max: number;
}): string | undefined {
  return min === max ? undefined : `Between ${formatMoney(min)} and ${formatMoney(max)}`;
}

type Lacks = Pick<
  AnnualDamage,
  | "exposed_count"
  | "without_cost_count"
  | "without_curve_count"
  | "without_intensity_count"
  | "not_assessed_count"
  | "selected_count"
>;

type TogetherLacks = Pick<
  DamageTogether[number],
  "exposed_count" | "counted_count" | "not_assessed_count" | "selected_count"
>;

/** What the sum over several hazards leaves out. */
export function togetherLacks(answer: TogetherLacks): string[] {
  const { exposed_count, counted_count, not_assessed_count, selected_count } = answer;
  const left = exposed_count - counted_count;
  return [
    ...(left === 0
      ? []
      : [
          `${formatNumber(left)} of ${formatNumber(exposed_count)} exposed lack a replacement cost, a damage curve or an intensity and are left out`,
        ]),
    ...(not_assessed_count === 0
      ? []
      : [
          `${formatNumber(not_assessed_count)} of ${formatNumber(selected_count)} are exposed to none of them and were not assessed for one at least`,
        ]),
  ];
}

/** What the figure leaves out, one sentence each. */
export function annualLacks(answer: Lacks): string[] {
  const of = (count: number, what: string) =>
    count === 0 ? [] : [`${formatNumber(count)} of ${formatNumber(answer.exposed_count)} exposed ${what}`];
  return [
    ...of(answer.without_cost_count, "lack a replacement cost and are left out"),
    ...of(answer.without_curve_count, "have no damage curve and are left out"),
    ...of(answer.without_intensity_count, "have no intensity and are left out"),
    ...(answer.not_assessed_count === 0
      ? []
      : [
          `${formatNumber(answer.not_assessed_count)} of ${formatNumber(answer.selected_count)} were not assessed in any event`,
        ]),
  ];
}
