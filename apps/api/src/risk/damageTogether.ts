import type { DamageTogether, EadRuleName } from "@stopbank/contract/annual-damage";
import { DomainError } from "@stopbank/errors";
import { type ExposureColumn, notAssessed } from "@stopbank/risk-engine/columns";
import {
  annualDamageTogether,
  damageTogether as combine,
  type HazardLoss,
} from "@stopbank/risk-engine/combine-damage";
import type { Estimate } from "@stopbank/risk-engine/damage";
import { tallyPeriods } from "@stopbank/risk-engine/periods-assessed";
import { elementsOf, type Selection } from "@stopbank/risk-engine/select";
import { tallyWorst } from "@stopbank/risk-engine/worst-of";
import { selectLayer } from "../data/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { ruleOf } from "./annualDamage.ts";
import { damageTogetherSentence } from "./damageTogetherSentence.ts";
import { type Damages, hazardDamage } from "./hazardDamage.ts";
import { type AnnualLoss, lossByYear, lossInEvent } from "./hazardLosses.ts";
import { moneyOf } from "./money.ts";
import type { RiskQuestion } from "./riskData.ts";

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
  const { description, count } = layer.table;
  const selection = await selectLayer(layer, request);
  const each: Answer["each"] = [];
  const notes: Answer["notes"] = [];
  const worst = tallyWorst(count);
  const events = tallyPeriods(count);
  const periods = tallyPeriods(count);
  const inEvent: HazardLoss[] = [];
  const byYear: AnnualLoss[] = [];
  const { turn } = request.asker;
  for (const one of named) {
    await turn();
    const damage = await hazardDamage(dataset, layer, one.hazard, wished);
    const event = await lossInEvent(one, damage, selection);
    const annual = await lossByYear(one, rule, damage, selection, turn);
    const needsIntensity = damage.kind !== "recorded";
    if (event !== undefined || annual !== undefined) worst.add((await damage.in(one.scenario)).exposure);
    if (event !== undefined) {
      inEvent.push(event);
      events.add((await damage.in(one.scenario)).exposure, needsIntensity);
    }
    if (annual !== undefined) {
      byYear.push(annual);
      notes.push(...annual.notes);
      for (const scenario of annual.scenarios) {
        await turn();
        periods.add((await damage.in(scenario)).exposure, needsIntensity);
      }
    }
    each.push({
      hazard_id: one.hazard.hazardId,
      hazard_scenario: one.scenario.tag,
      damage: event === undefined ? null : sumOf(selection, event.damage),
      expected_annual_damage: annual === undefined ? null : sumOf(selection, annual.damage),
      return_periods: [...(annual?.returnPeriods ?? [])],
    });
  }
  await turn();
  const together = inEvent.length > 0 ? combine(inEvent) : undefined;
  await turn();
  const annual = byYear.length > 0 ? annualDamageTogether(byYear) : undefined;
  await turn();
  const isAnyKnown = inEvent.length + byYear.length > 0;
  const counts = countsOf(selection, worst.read(), together ?? annual);
  const ofEvents = events.count(selection);
  const { never } = inEvent.length > 0 ? ofEvents : periods.count(selection);
  const isKnown =
    counts.counted_count > 0 || (counts.exposed_count === 0 && isAnyKnown && never < selection.count);
  const answer = {
    asset_type: type,
    hazard_scenarios: [...tags],
    dataset_version: dataset.version,
    ...moneyOf(dataset.manifest, description),
    damage: together !== undefined && isKnown ? sumOf(selection, together) : null,
    each,
    rule,
    expected_annual_damage: annual !== undefined && isKnown ? sumOf(selection, annual) : null,
    selected_count: selection.count,
    ...counts,
    partly_assessed_count: ofEvents.partly,
    annual_partly_assessed_count: periods.count(selection).partly,
    never_assessed_count: never,
    notes,
  };
  return { ...answer, sentence: damageTogetherSentence(answer, description, inEvent.length) };
}

/** Over the selected elements; what is not known is left out. */
function sumOf(selection: Selection, { min, value, max }: Damages): Estimate {
  const sum = { min: 0, value: 0, max: 0 };
  for (const element of elementsOf(selection)) {
    if (Number.isNaN(value[element])) continue;
    sum.min += min[element]!;
    sum.value += value[element]!;
    sum.max += max[element]!;
  }
  return sum;
}

function countsOf(selection: Selection, worst: ExposureColumn, together: Damages | undefined) {
  const isSelected = new Uint8Array(selection.of);
  for (const element of elementsOf(selection)) isSelected[element] = 1;
  const counts = { exposed_count: 0, counted_count: 0, not_assessed_count: 0 };
  for (const [row, element] of worst.element.entries()) {
    if (isSelected[element] === 0) continue;
    if (worst.damageClass[row] === notAssessed) counts.not_assessed_count++;
    else {
      counts.exposed_count++;
      if (together !== undefined && !Number.isNaN(together.value[element])) counts.counted_count++;
    }
  }
  return counts;
}
