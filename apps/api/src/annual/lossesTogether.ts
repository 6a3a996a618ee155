import type { EadRuleName } from "@stopbank/contract/annual-damage";
import type { Scenario } from "@stopbank/dataset/manifest";
import {
  annualDamageTogether,
  damageTogether,
  type HazardLoss,
  type Together,
} from "@stopbank/risk-engine/combine-damage";
import { tallyKnownDamage } from "@stopbank/risk-engine/known-damage";
import { type LossSums, lossColumns, lossSums, lossSumsBytes } from "@stopbank/risk-engine/loss-sums";
import { wholeLayer } from "@stopbank/risk-engine/select";
import { emptyColumns } from "@stopbank/risk-engine/summarise";
import type { HazardDamage } from "../damage/hazardDamage.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { partsInTurns, type Turn } from "../work/inTurns.ts";
import type { AnnualLoss } from "./hazardLosses.ts";

/** What one of several hazards costs a layer, as far as it has damage of either kind. */
export interface HazardLosses {
  readonly damage: HazardDamage;
  readonly scenario: Scenario;
  readonly event: LossSums | undefined;
  readonly byYear: AnnualLoss | undefined;
}

interface TogetherQuestion {
  readonly nDays: number | undefined;
  readonly turn: Turn;
}

/**
 * What several hazards together cost each element in one event; undefined where none has damage of one. Worked out for the
 * whole layer at the first question.
 */
export function lossesInOneEvent(
  dataset: ServedDataset,
  layer: ServedLayer,
  hazardLosses: readonly Omit<HazardLosses, "byYear">[],
  question: TogetherQuestion,
): Promise<LossSums | undefined> {
  const each = hazardLosses.flatMap(({ event, damage, scenario }) =>
    event === undefined ? [] : [{ losses: event, atStake: () => damage.atStake([scenario]) }],
  );
  const name = ["event", ...tagsOf(hazardLosses)];
  return keptTogether(dataset, layer, { name, each, combine: damageTogether, ...question });
}

/** The same by the year. */
export function lossesByYear(
  dataset: ServedDataset,
  layer: ServedLayer,
  hazardLosses: readonly HazardLosses[],
  { rule, ...question }: TogetherQuestion & { readonly rule: EadRuleName },
): Promise<LossSums | undefined> {
  const each = hazardLosses.flatMap(({ byYear, damage }) =>
    byYear === undefined ? [] : [{ losses: byYear.losses, atStake: () => damage.atStake(byYear.scenarios) }],
  );
  const name = ["year", rule, ...tagsOf(hazardLosses)];
  return keptTogether(dataset, layer, { name, each, combine: annualDamageTogether, ...question });
}

const tagsOf = (hazardLosses: readonly Pick<HazardLosses, "scenario">[]) =>
  hazardLosses.map(({ scenario }) => scenario.tag);

interface ToCombine {
  readonly losses: LossSums;
  atStake(): Promise<HazardLoss["atStake"]>;
}

interface ToKeep extends TogetherQuestion {
  readonly name: readonly string[];
  readonly each: readonly ToCombine[];
  readonly combine: Together;
}

/** Undefined of no hazards. */
async function keptTogether(
  dataset: ServedDataset,
  { table: { description, count } }: ServedLayer,
  { name, each, combine, nDays, turn }: ToKeep,
): Promise<LossSums | undefined> {
  if (each.length === 0) return undefined;
  return dataset.keep(["losses together", description.type, nDays, ...name].join(" "), async () => {
    const tally = tallyKnownDamage(count);
    const hazards: HazardLoss[] = [];
    for (const { losses, atStake } of each) {
      await turn();
      tally.merge(losses.element, losses.code);
      hazards.push({ damage: lossColumns(losses), atStake: await atStake() });
    }
    const together = emptyColumns(count);
    await partsInTurns(turn, wholeLayer(count), (part) => combine(hazards, part, together));
    await turn();
    const value = lossSums(together, tally, (element) => !Number.isNaN(together.value[element]!));
    return { value, bytes: lossSumsBytes(value) };
  });
}
