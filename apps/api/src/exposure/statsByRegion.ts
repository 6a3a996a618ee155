import type { Money } from "@stopbank/contract/money";
import { mostRegionsOf, type RegionNumbers, type StatsByRegion } from "@stopbank/contract/stats-by-region";
import type { ElementType } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import { withoutHistogram } from "@stopbank/risk-engine/block-sums";
import { type Selection, selectEachRegion, selectionOf } from "@stopbank/risk-engine/select";
import { type ExposureTotals, percentExposed, totalsOfBlocks } from "@stopbank/risk-engine/summarise";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { selectionColumns, selectLayer } from "../ask/selection.ts";
import type { NamedRegion } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { moneyOf } from "../wire/money.ts";
import { costNumbers, sharedNumbers } from "../wire/riskNumbers.ts";
import type { Turn } from "../work/inTurns.ts";
import { daysFor, scenarioExposure, scenarioSums } from "./scenarioExposure.ts";

/** Regions that are summed in a turn of the event loop: of a million elements in 2,000 of them, some 4 ms. */
const regionsATurn = 100;

/**
 * The regions of a call, each once.
 *
 * @param pairs of layer and scenario in the call.
 * @throws DomainError `risk/too-many-regions`.
 */
export function regionsAsked(named: readonly NamedRegion[], pairs: number): NamedRegion[] {
  const regions = [...new Set(named)];
  const most = mostRegionsOf(pairs);
  if (regions.length > most)
    throw new DomainError(
      "invalid",
      "risk/too-many-regions",
      `${regions.length} regions are too many at once with so many layers and scenarios; ask for at most ${most}.`,
    );
  return regions;
}

/**
 * What each scenario does to the selected elements of a layer in each region by itself, in the order of the tags. Elements are
 * selected once and then taken apart by region, and a region's are added up as `riskByScenario` does, so to the same digits.
 *
 * @param regions that figures are wanted of: those of the question, each once.
 * @throws DomainError as `riskByScenario`.
 */
export async function statsByRegion(
  dataset: ServedDataset,
  { type, selection: request, nDays: wished }: RiskQuestion,
  tags: readonly string[],
  regions: readonly NamedRegion[],
): Promise<StatsByRegion> {
  const columns = selectionColumns(dataset.directory.elementType(type), request);
  const layer = await dataset.layer(type, columns);
  const { description } = layer.table;
  const nDays = daysFor(description, wished);
  const { turn } = request.asker;
  const everywhere = await selectLayer(layer, { ...request, regions: [] });
  const selections = await selectionsIn(regions, layer, everywhere, turn);
  const money = moneyOf(dataset.manifest, description);
  const answers: StatsByRegion = [];
  for (const tag of tags) {
    await turn();
    const hazardScenario = dataset.directory.scenario(tag);
    const exposure = await scenarioExposure(dataset, description, hazardScenario, nDays);
    const blocks = await scenarioSums(dataset, layer, hazardScenario, nDays, exposure, request);
    const sums = withoutHistogram(blocks);
    const answered: StatsByRegion[number]["regions"] = [];
    for (const [at, region] of regions.entries()) {
      if (at % regionsATurn === 0) await turn();
      const totals = totalsOfBlocks(selections[at]!, exposure, layer.measures, sums);
      const data = regionNumbers(description, totals, money);
      answered.push({ region: region.id, name: region.name, data });
    }
    answers.push({
      asset_type: type,
      hazard_scenario: tag,
      dataset_version: dataset.version,
      regions: answered,
    });
  }
  return answers;
}

/** Of the selected elements those in each of the regions, in their order: one pass over them for each group. */
async function selectionsIn(
  regions: readonly NamedRegion[],
  { table }: ServedLayer,
  everywhere: Selection,
  turn: Turn,
): Promise<Selection[]> {
  const found = new Map<NamedRegion, Selection>();
  for (const [group, named] of Map.groupBy(regions, (region) => region.group)) {
    // A layer that was not sorted into a group's regions has no elements in them.
    if (!table.description.regionGroups.includes(group)) continue;
    await turn();
    const codes = named.map(({ code }) => code);
    const each = selectEachRegion(everywhere, table.regionCode(group), codes);
    for (const [at, region] of named.entries()) found.set(region, each[at]!);
  }
  const nothing = selectionOf([], everywhere.of);
  return regions.map((region) => found.get(region) ?? nothing);
}

const regionNumbers = (type: ElementType, totals: ExposureTotals, money: Money): RegionNumbers => ({
  ...sharedNumbers(type, totals),
  ...costNumbers(totals, money),
  percent_exposed: percentExposed(totals),
});
