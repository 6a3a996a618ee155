import type { DamageTogether } from "@stopbank/contract/annual-damage";
import { agreeing, formatCount, formatMoney } from "@stopbank/numbers";
import { type Named, nothingOf, pluralOf } from "./layerNouns.ts";

type Answer = Omit<DamageTogether[number], "sentence">;

/**
 * What several hazards cost in one event, else by the year, and what the figure leaves out.
 *
 * @param withCurve scenarios whose damage in one event can be known.
 */
export function damageTogetherSentence(answer: Answer, layer: Named, withCurve: number): string {
  const { damage, expected_annual_damage: annual, selected_count, exposed_count, counted_count } = answer;
  const money = (amount: number) => formatMoney(amount, answer.currency);
  if (selected_count === 0) return nothingOf(layer);
  const elements = pluralOf(layer);
  const notes = answer.notes.map(({ sentence }) => ` ${sentence}`).join("");
  if (damage === null && annual !== null)
    return `By the year they cost the selected ${elements} ${least(answer.annual_partly_assessed_count)}${money(annual.value)}; none of them is a single event.${boundWords(answer.annual_partly_assessed_count)}${notes}`;
  if (damage === null && answer.never_assessed_count === selected_count)
    return `What these hazards together cost ${elements} is not known: none was assessed.`;
  if (damage === null)
    return `What these hazards together cost ${elements} is not known: no exposed element has both a replacement cost and a damage curve.`;
  const { min, value, max } = damage;
  const range = min === max ? "" : ` (${money(min)} to ${money(max)})`;
  const asked = answer.hazard_scenarios.length;
  const curves =
    withCurve === asked
      ? ""
      : ` ${withCurve} of the ${asked} scenarios ${agreeing(withCurve, "has", "have")} a damage curve.`;
  const left = exposed_count - counted_count;
  const incomplete =
    left === 0
      ? ""
      : ` ${formatCount(left)} of ${formatCount(exposed_count)} exposed ${agreeing(left, "lacks", "lack")} a cost, a curve or an intensity.`;
  const partly = answer.partly_assessed_count;
  return `In one event they cost the selected ${elements} ${least(partly)}${money(value)}${range}.${boundWords(partly)}${curves}${incomplete}${notes}`;
}

const least = (partly: number) => (partly === 0 ? "" : "at least ");

const boundWords = (partly: number) =>
  partly === 0
    ? ""
    : ` That is a lower bound: of ${formatCount(partly)} the damage is not known for every scenario, and counts nothing where it is not.`;
