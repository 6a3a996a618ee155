import type { DamageTogether } from "@stopbank/contract/annual-damage";
import { agreeing, formatCount, formatMoney } from "@stopbank/numbers";
import { type Named, nothingOf, pluralOf } from "../wire/layerNouns.ts";

type Answer = Omit<DamageTogether[number], "sentence">;

/**
 * What several hazards cost in one event, else by the year, and what the figure leaves out.
 *
 * @param withCurve scenarios whose damage in one event can be known.
 */
export function damageTogetherSentence(answer: Answer, layer: Named, withCurve: number): string {
  const { damage, expected_annual_damage: annual, selected_count } = answer;
  const money = (amount: number) => formatMoney(amount, answer.currency);
  if (selected_count === 0) return nothingOf(layer);
  const elements = pluralOf(layer);
  const notes = answer.notes.map(({ sentence }) => ` ${sentence}`).join("");
  if (damage === null && annual !== null) {
    const { annual_partly_assessed_count: partly } = answer;
    const event = withCurve === 0 ? "none of them is a single event" : "what one event costs is not known";
    return `By the year they cost the selected ${elements} ${least(partly)}${money(annual.value)}; ${event}.${boundWords(partly, "at every return period")}${leftOut(answer, false)}${notes}`;
  }
  if (damage === null && answer.never_assessed_count === selected_count)
    return `What these hazards together cost ${elements} is not known: none was assessed.${notes}`;
  if (damage === null)
    return `What these hazards together cost ${elements} is not known: no exposed element has both a replacement cost and a damage curve.${unassessed(answer.never_assessed_count)}${notes}`;
  const { min, value, max } = damage;
  const range = min === max ? "" : ` (${money(min)} to ${money(max)})`;
  const scenarioCount = answer.hazard_scenarios.length;
  const curves =
    withCurve === scenarioCount
      ? ""
      : ` ${withCurve} of the ${scenarioCount} scenarios ${agreeing(withCurve, "has", "have")} a damage curve.`;
  const partly = answer.partly_assessed_count;
  return `In one event they cost the selected ${elements} ${least(partly)}${money(value)}${range}.${boundWords(partly, "for every scenario")}${curves}${leftOut(answer, true)}${notes}`;
}

const least = (partly: number) => (partly === 0 ? "" : "at least ");

const boundWords = (partly: number, where: string) =>
  partly === 0
    ? ""
    : ` That is a lower bound: of ${formatCount(partly)} the damage is not known ${where}, and counts nothing where it is not.`;

/** Who is in no sum: exposed without a damage that is known, or assessed for no scenario. */
function leftOut(answer: Answer, isEvent: boolean): string {
  const exposed = isEvent ? answer.exposed_count : answer.annual_exposed_count;
  const left = exposed - (isEvent ? answer.counted_count : answer.annual_counted_count);
  const never = isEvent ? answer.never_assessed_count : answer.annual_never_assessed_count;
  const lacking =
    left === 0
      ? ""
      : ` ${formatCount(left)} of ${formatCount(exposed)} exposed ${agreeing(left, "lacks", "lack")} a cost, a curve or an intensity and ${agreeing(left, "is", "are")} left out.`;
  return `${lacking}${unassessed(never)}`;
}

const unassessed = (never: number) =>
  never === 0 ? "" : ` ${formatCount(never)} ${agreeing(never, "was", "were")} not assessed for any of them.`;
