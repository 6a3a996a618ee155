import type { EadRuleName } from "@stopbank/contract/annual-damage";
import type { WorstBy } from "@stopbank/contract/worst-elements";
import { DomainError } from "@stopbank/errors";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { forEachExposed, severityAt } from "@stopbank/risk-engine/exposed-elements";
import { forEachLoss, type LossSums, sumLosses } from "@stopbank/risk-engine/loss-sums";
import type { Ranking } from "@stopbank/risk-engine/rank-elements";
import type { Selection } from "@stopbank/risk-engine/select";
import { ruleOf } from "../annual/annualDamage.ts";
import { type LossQuestion, lossByYear, lossInEvent } from "../annual/hazardLosses.ts";
import { noReplacementCost } from "../ask/measuredAttribute.ts";
import { frequencyNotNamed } from "../ask/scenarioChoice.ts";
import { knownDamage } from "../damage/hazardDamage.ts";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { partsInTurns, type Turn } from "../work/inTurns.ts";

export interface ToRank {
  readonly dataset: ServedDataset;
  readonly layer: ServedLayer;
  readonly hazardScenario: HazardScenario;
  /** Of that scenario. */
  readonly exposure: ExposureColumn;
  readonly selection: Selection;
  readonly nDays: number | undefined;
  readonly rule: EadRuleName | undefined;
  readonly turn: Turn;
}

/** @returns how many of the exposed elements have no amount that is known. */
type Rank = (ranking: Ranking, of: ToRank) => Promise<number>;

/**
 * Ranks a selection by one measure each.
 *
 * @throws DomainError `risk/no-replacement-cost`; by damage also `risk/no-damage-curve` and `risk/damage-by-year-only`; by
 *   the year `risk/no-return-periods` and `risk/frequency-not-named`.
 */
export const rankBy: Readonly<Record<WorstBy, Rank>> = {
  async exposure(ranking, { exposure, selection, turn }) {
    await partsInTurns(turn, selection, (part) =>
      forEachExposed(part, exposure, (element, row) => ranking.add(element, severityAt(exposure, row))),
    );
    return 0;
  },
  async value(ranking, { layer, exposure, selection, turn }) {
    const costs = layer.measures.replacementCost?.value;
    if (costs === undefined) throw noReplacementCost(layer.table.description.displayName);
    let unknown = 0;
    await partsInTurns(turn, selection, (part) =>
      forEachExposed(part, exposure, (element) => {
        const cost = costs[element]!;
        if (Number.isNaN(cost)) unknown++;
        else ranking.add(element, cost);
      }),
    );
    return unknown;
  },
  async damage(ranking, of) {
    const { hazard, scenario } = of.hazardScenario;
    const losses = await lossInEvent(await lossQuestion(of), scenario);
    if (losses === undefined)
      throw new DomainError(
        "invalid",
        "risk/damage-by-year-only",
        `${hazard.title} has damage by the year, over a set of events, and none of a single event: ask for it by the year.`,
      );
    return rankLosses(ranking, losses, of);
  },
  async annual(ranking, of) {
    const { hazard, scenario } = of.hazardScenario;
    const annual = await lossByYear(await lossQuestion(of), scenario, of.rule ?? ruleOf(hazard));
    if (annual === undefined) {
      const unnamed = frequencyNotNamed(hazard);
      throw new DomainError(
        "invalid",
        unnamed?.code ?? "risk/no-return-periods",
        unnamed?.sentence ??
          `${hazard.title} has fewer than two return periods beside this scenario, so damage by the year cannot be reckoned.`,
      );
    }
    return rankLosses(ranking, annual.losses, of);
  },
};

async function lossQuestion({
  dataset,
  layer,
  hazardScenario: { hazard },
  nDays,
  turn,
}: ToRank): Promise<LossQuestion> {
  const damage = await knownDamage(dataset, layer, hazard, nDays);
  return { dataset, layer, hazard, damage, nDays, turn };
}

async function rankLosses(ranking: Ranking, losses: LossSums, { selection, turn }: ToRank): Promise<number> {
  await turn();
  forEachLoss(selection, losses, ranking.add);
  const { exposed, counted } = sumLosses(selection, losses);
  return exposed - counted;
}
