import type { DamageTogether, EadRuleName } from "@stopbank/contract/annual-damage";
import { DomainError } from "@stopbank/errors";
import { nothingSummed, sumLosses } from "@stopbank/risk-engine/loss-sums";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { frequencyNotNamed } from "../ask/scenarioChoice.ts";
import { selectLayer } from "../ask/selection.ts";
import { hazardDamage } from "../damage/hazardDamage.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { daysFor } from "../exposure/scenarioExposure.ts";
import { moneyOf } from "../wire/money.ts";
import { ruleOf } from "./annualDamage.ts";
import { damageTogetherSentence } from "./damageTogetherSentence.ts";
import { lossByYear, lossInEvent } from "./hazardLosses.ts";
import { type HazardLosses, lossesByYear, lossesInOneEvent } from "./lossesTogether.ts";

type Answer = DamageTogether[number];

/**
 * What several scenarios cost a layer in one event, and their hazards by the year. A hazard without a curve is in no
 * sum; one that did not assess an element adds nothing to what others do to it.
 *
 * @throws DomainError `risk/one-hazard-twice`, and `riskByScenario`'s.
 */
export async function damageTogether(
  dataset: ServedDataset,
  { type, selection: request, nDays: wished }: RiskQuestion,
  tags: readonly string[],
  wishedRule?: EadRuleName,
): Promise<Answer> {
  const hazardScenarios = tags.map((tag) => dataset.directory.scenario(tag));
  if (new Set(hazardScenarios.map(({ hazard }) => hazard)).size < hazardScenarios.length)
    throw new DomainError(
      "invalid",
      "risk/one-hazard-twice",
      "Two scenarios of one hazard cannot happen in one event: name one scenario of each hazard.",
    );
  // One sum has one rule: the hazards' own where they agree.
  const own = new Set(hazardScenarios.map(({ hazard }) => ruleOf(hazard)));
  const rule = wishedRule ?? (own.size === 1 ? [...own][0]! : "log-linear");
  const layer = await dataset.layer(type);
  const { description } = layer.table;
  const selection = await selectLayer(layer, request);
  const each: Answer["each"] = [];
  const notes: Answer["notes"] = [];
  const { turn } = request.asker;
  const hazardLosses: HazardLosses[] = [];
  for (const { hazard, scenario } of hazardScenarios) {
    await turn();
    const damage = await hazardDamage(dataset, layer, hazard, wished);
    const question = { dataset, layer, hazard, damage, nDays: wished, turn };
    const event = await lossInEvent(question, scenario);
    const byYear = await lossByYear(question, scenario, rule);
    hazardLosses.push({ damage, scenario, event, byYear });
    await turn();
    const unnamed = damage.isByYear || damage.kind === null ? undefined : frequencyNotNamed(hazard);
    if (unnamed !== undefined) notes.push(unnamed);
    notes.push(...(byYear?.notes ?? []));
    const ofYear = byYear && sumLosses(selection, byYear.losses);
    each.push({
      hazard_id: hazard.hazardId,
      hazard_scenario: scenario.tag,
      damage: (event && sumLosses(selection, event).sum) ?? null,
      expected_annual_damage: ofYear?.sum ?? null,
      annual_partly_assessed_count: ofYear?.partly ?? 0,
      return_periods: [...(byYear?.returnPeriods ?? [])],
    });
  }
  const nDays = daysFor(description, wished);
  const oneEvent = await lossesInOneEvent(dataset, layer, hazardLosses, { nDays, turn });
  const byYear = await lossesByYear(dataset, layer, hazardLosses, { rule, nDays, turn });
  await turn();
  const event = oneEvent ? sumLosses(selection, oneEvent) : nothingSummed;
  const annual = byYear ? sumLosses(selection, byYear) : nothingSummed;
  const inEvent = hazardLosses.filter((losses) => losses.event !== undefined);
  const counted = inEvent.length > 0 ? event : annual;
  const answer = {
    asset_type: type,
    hazard_scenarios: [...tags],
    dataset_version: dataset.version,
    ...moneyOf(dataset.manifest, description),
    damage: event.sum,
    each,
    rule,
    expected_annual_damage: annual.sum,
    selected_count: selection.count,
    exposed_count: counted.exposed,
    counted_count: counted.counted,
    not_assessed_count: counted.notAssessed,
    partly_assessed_count: event.partly,
    never_assessed_count: counted.never,
    annual_exposed_count: annual.exposed,
    annual_counted_count: annual.counted,
    annual_partly_assessed_count: annual.partly,
    annual_never_assessed_count: annual.never,
    notes,
  };
  return { ...answer, sentence: damageTogetherSentence(answer, description, inEvent.length) };
}
