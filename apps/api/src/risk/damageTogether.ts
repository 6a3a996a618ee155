import type { DamageTogether, EadRuleName } from "@stopbank/contract/annual-damage";
import { DomainError } from "@stopbank/errors";
import {
  annualDamageTogether,
  damageTogether as combine,
  type HazardLoss,
} from "@stopbank/risk-engine/combine-damage";
import { selectLayer } from "../data/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { ruleOf } from "./annualDamage.ts";
import { damageTogetherSentence } from "./damageTogetherSentence.ts";
import { hazardDamage } from "./hazardDamage.ts";
import { type AnnualLoss, lossByYear, lossInEvent } from "./hazardLosses.ts";
import { tallyKnownSum } from "./knownSum.ts";
import { moneyOf } from "./money.ts";
import type { RiskQuestion } from "./riskData.ts";
import { frequencyNotNamed } from "./scenarioChoice.ts";

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
  const named = tags.map((tag) => dataset.directory.scenario(tag));
  if (new Set(named.map(({ hazard }) => hazard)).size < named.length)
    throw new DomainError(
      "invalid",
      "risk/one-hazard-twice",
      "Two scenarios of one hazard cannot happen in one event: name one scenario of each hazard.",
    );
  // One sum has one rule: the hazards' own where they agree.
  const own = new Set(named.map(({ hazard }) => ruleOf(hazard)));
  const rule = wishedRule ?? (own.size === 1 ? [...own][0]! : "log-linear");
  const layer = await dataset.layer(type);
  const { description } = layer.table;
  const selection = await selectLayer(layer, request);
  const each: Answer["each"] = [];
  const notes: Answer["notes"] = [];
  const events = tallyKnownSum(selection);
  const years = tallyKnownSum(selection);
  const inEvent: HazardLoss[] = [];
  const byYear: AnnualLoss[] = [];
  const { turn } = request.asker;
  for (const one of named) {
    await turn();
    const damage = await hazardDamage(dataset, layer, one.hazard, wished);
    const event = await lossInEvent(one, damage, selection);
    const annual = await lossByYear(one, rule, damage, selection, turn);
    const own = { event: tallyKnownSum(selection), annual: tallyKnownSum(selection) };
    if (event !== undefined) {
      inEvent.push(event);
      const known = await damage.in(one.scenario);
      for (const tally of [events, own.event]) tally.add(known);
    }
    const unnamed = damage.isByYear || damage.kind === null ? undefined : frequencyNotNamed(one.hazard);
    if (unnamed !== undefined) notes.push(unnamed);
    if (annual !== undefined) {
      byYear.push(annual);
      notes.push(...annual.notes);
      for (const scenario of annual.scenarios) {
        await turn();
        const known = await damage.in(scenario);
        for (const tally of [years, own.annual]) tally.add(known);
      }
    }
    const ofYear = own.annual.of(annual?.damage);
    each.push({
      hazard_id: one.hazard.hazardId,
      hazard_scenario: one.scenario.tag,
      damage: own.event.of(event?.damage).sum,
      expected_annual_damage: ofYear.sum,
      annual_partly_assessed_count: ofYear.partly,
      return_periods: [...(annual?.returnPeriods ?? [])],
    });
  }
  await turn();
  const event = events.of(inEvent.length > 0 ? combine(inEvent) : undefined);
  await turn();
  const annual = years.of(byYear.length > 0 ? annualDamageTogether(byYear) : undefined);
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
