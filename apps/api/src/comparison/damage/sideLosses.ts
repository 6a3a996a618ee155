import type { LossSums } from "@stopbank/risk-engine/loss-sums";
import { lossInEvent } from "../../annual/hazardLosses.ts";
import { lossesInOneEvent } from "../../annual/lossesTogether.ts";
import { hazardDamage } from "../../damage/hazardDamage.ts";
import type { HazardScenario } from "../../data/directory.ts";
import type { ServedDataset } from "../../data/servedDataset.ts";
import type { Turn } from "../../work/inTurns.ts";

/** Why a side has no damage in one event. */
export type DamageLack = "several-of-one-hazard" | "by-year" | "no-cost" | "no-curve";

export interface SideQuestion {
  readonly dataset: ServedDataset;
  readonly type: string;
  readonly scenarios: readonly HazardScenario[];
  readonly nDays: number | undefined;
  readonly turn: Turn;
}

/**
 * What a side's scenarios cost each element if they happen in one event, each damaging what the others have left; a hazard
 * without a curve is in no sum. Kept once it is worked out.
 *
 * @throws DomainError `risk/unknown-days`, and as `damageModel`.
 */
export async function sideLosses(question: SideQuestion): Promise<LossSums | DamageLack> {
  const { dataset, type, scenarios, nDays, turn } = question;
  if (new Set(scenarios.map(({ hazard }) => hazard)).size < scenarios.length) return "several-of-one-hazard";
  // With every attribute: curves may go by any of them.
  const layer = await dataset.layer(type);
  const hasCosts = layer.measures.replacementCost !== undefined;
  let lack: DamageLack = hasCosts ? "no-curve" : "no-cost";
  const each = [];
  for (const { hazard, scenario } of scenarios) {
    await turn();
    const damage = await hazardDamage(dataset, layer, hazard, nDays);
    if (damage.isByYear) lack = "by-year";
    if (damage.kind !== "recorded" && !hasCosts) continue;
    const event = await lossInEvent({ dataset, layer, hazard, damage, nDays, turn }, scenario);
    if (event !== undefined) each.push({ damage, scenario, event });
  }
  const [only, ...others] = each;
  if (only === undefined) return lack;
  if (others.length === 0) return only.event;
  return (await lossesInOneEvent(dataset, layer, each, { nDays, turn })) ?? lack;
}
