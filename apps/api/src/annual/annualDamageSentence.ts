import type { AnnualDamage } from "@stopbank/contract/annual-damage";
import { agreeing, formatCount, formatMoney } from "@stopbank/numbers";
import type { Lacks } from "../damage/damageLacks.ts";
import { type Named, nothingOf, pluralOf } from "../wire/layerNouns.ts";

/** What a hazard costs a year, what the figure leaves out and what was decided for the caller. */
export function annualDamageSentence(
  answer: Lacks &
    Pick<AnnualDamage, "currency" | "expected_annual_damage" | "selected_count" | "loss_curve" | "notes">,
  layer: Named,
  hazard: string,
): string {
  const { expected_annual_damage: annual, selected_count, exposed_count, counted_count } = answer;
  const { partly_assessed_count: partly, never_assessed_count: never } = answer;
  const money = (amount: number) => formatMoney(amount, answer.currency);
  if (selected_count === 0) return nothingOf(layer);
  const elements = pluralOf(layer);
  const unassessed =
    never === 0 ? "" : ` ${formatCount(never)} ${agreeing(never, "was", "were")} not assessed.`;
  const notes = answer.notes.map(({ sentence }) => ` ${sentence}`).join("");
  if (annual === null && exposed_count === 0)
    return `Expected annual damage of ${elements} is not known for ${hazard}: none was assessed.${notes}`;
  if (annual === null)
    return `Expected annual damage of ${elements} is not known for ${hazard}: no exposed element has both a replacement cost and a damage curve.${unassessed}${notes}`;
  const { min, value, max } = annual;
  const range = min === max ? "" : ` (${money(min)} to ${money(max)})`;
  const left = exposed_count - counted_count;
  const incomplete =
    left === 0
      ? ""
      : ` ${formatCount(left)} of ${formatCount(exposed_count)} exposed ${agreeing(left, "lacks", "lack")} a replacement cost, a curve or an intensity and ${agreeing(left, "is", "are")} left out.`;
  const atLeast = partly === 0 ? "" : "at least ";
  const bound =
    partly === 0
      ? ""
      : ` That is a lower bound: of ${formatCount(partly)} the damage is not known at every return period, and counts nothing where it is not.`;
  return `${hazard}: damage to the selected ${elements} costs ${atLeast}${money(value)} a year${range}${periodWords(answer)}.${bound}${incomplete}${unassessed}${notes}`;
}

/** One event says little of a year. */
function periodWords({ loss_curve: [only, ...others] }: Pick<AnnualDamage, "loss_curve">): string {
  if (only === undefined || others.length > 0) return "";
  return `, from one return period alone (1 in ${formatCount(only.return_period_years)} years)`;
}
