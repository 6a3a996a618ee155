import type { DamageTogether, EadRuleName } from "@stopbank/contract/annual-damage";
import { DomainError } from "@stopbank/errors";
import {
  annualDamageTogether,
  damageTogether as combine,
  type HazardLoss,
  type Together,
} from "@stopbank/risk-engine/combine-damage";
import { tallyKnownDamage } from "@stopbank/risk-engine/known-damage";
import type { Selection } from "@stopbank/risk-engine/select";
import { emptyColumns } from "@stopbank/risk-engine/summarise";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { frequencyNotNamed } from "../ask/scenarioChoice.ts";
import { selectLayer } from "../ask/selection.ts";
import { type Damages, hazardDamage } from "../damage/hazardDamage.ts";
import { knownSum } from "../damage/knownSum.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { moneyOf } from "../wire/money.ts";
import { partsInTurns, type Turn } from "../work/inTurns.ts";
import { ruleOf } from "./annualDamage.ts";
import { damageTogetherSentence } from "./damageTogetherSentence.ts";
import { type AnnualLoss, lossByYear, lossInEvent } from "./hazardLosses.ts";

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
  const events = tallyKnownDamage(selection.of);
  const years = tallyKnownDamage(selection.of);
  const inEvent: HazardLoss[] = [];
  const byYear: AnnualLoss[] = [];
  const { turn } = request.asker;
  for (const hazardScenario of hazardScenarios) {
    await turn();
    const damage = await hazardDamage(dataset, layer, hazardScenario.hazard, wished);
    const own = { event: tallyKnownDamage(selection.of), annual: tallyKnownDamage(selection.of) };
    const event = await lossInEvent(hazardScenario, damage, selection, [events, own.event], turn);
    const annual = await lossByYear(hazardScenario, rule, damage, selection, [years, own.annual], turn);
    if (event !== undefined) inEvent.push(event);
    const unnamed =
      damage.isByYear || damage.kind === null ? undefined : frequencyNotNamed(hazardScenario.hazard);
    if (unnamed !== undefined) notes.push(unnamed);
    if (annual !== undefined) {
      byYear.push(annual);
      notes.push(...annual.notes);
    }
    await turn();
    const ofYear = knownSum(selection, own.annual, annual?.damage);
    each.push({
      hazard_id: hazardScenario.hazard.hazardId,
      hazard_scenario: hazardScenario.scenario.tag,
      damage: knownSum(selection, own.event, event?.damage).sum,
      expected_annual_damage: ofYear.sum,
      annual_partly_assessed_count: ofYear.partly,
      return_periods: [...(annual?.returnPeriods ?? [])],
    });
  }
  const inAll = await combined(inEvent, combine, selection, turn);
  await turn();
  const event = knownSum(selection, events, inAll);
  const byYearInAll = await combined(byYear, annualDamageTogether, selection, turn);
  await turn();
  const annual = knownSum(selection, years, byYearInAll);
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

/** By element; undefined of no hazards. */
async function combined(
  losses: readonly HazardLoss[],
  combine: Together,
  selection: Selection,
  turn: Turn,
): Promise<Damages | undefined> {
  if (losses.length === 0) return undefined;
  const together = emptyColumns(selection.of);
  await partsInTurns(turn, selection, (part) => combine(losses, part, together));
  return together;
}
