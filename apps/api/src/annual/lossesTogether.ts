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
  readonly hazardLosses: readonly HazardLosses[];
  readonly rule: EadRuleName;
  readonly nDays: number | undefined;
  readonly turn: Turn;
}

/** Each undefined where no hazard has damage of its kind. */
interface LossesTogether {
  readonly inEvent: LossSums | undefined;
  readonly byYear: LossSums | undefined;
}

/** What several hazards together cost each element, in one event and by the year. Worked out for the whole layer at the first question. */
export async function lossesTogether(
  dataset: ServedDataset,
  layer: ServedLayer,
  { hazardLosses, rule, nDays, turn }: TogetherQuestion,
): Promise<LossesTogether> {
  const { description, count } = layer.table;
  const tags = hazardLosses.map(({ scenario }) => scenario.tag);
  return dataset.keep(["losses together", description.type, rule, nDays, ...tags].join(" "), async () => {
    const inEvent = await combined(
      hazardLosses.flatMap(({ event, damage, scenario }) =>
        event === undefined ? [] : [{ losses: event, atStake: () => damage.atStake([scenario]) }],
      ),
      damageTogether,
      count,
      turn,
    );
    const byYear = await combined(
      hazardLosses.flatMap(({ byYear: annual, damage }) =>
        annual === undefined
          ? []
          : [{ losses: annual.losses, atStake: () => damage.atStake(annual.scenarios) }],
      ),
      annualDamageTogether,
      count,
      turn,
    );
    return { value: { inEvent, byYear }, bytes: bytesOf(inEvent) + bytesOf(byYear) };
  });
}

interface ToCombine {
  readonly losses: LossSums;
  atStake(): Promise<HazardLoss["atStake"]>;
}

const bytesOf = (losses: LossSums | undefined) => (losses === undefined ? 0 : lossSumsBytes(losses));

/** Undefined of no hazards. */
async function combined(
  each: readonly ToCombine[],
  combine: Together,
  count: number,
  turn: Turn,
): Promise<LossSums | undefined> {
  if (each.length === 0) return undefined;
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
  return lossSums(together, tally, (element) => !Number.isNaN(together.value[element]!));
}
