import {
  everyRegion,
  mostSummaryFigures,
  noRegionOfGroup,
  type RegionVulnerability,
} from "@stopbank/contract/region-summary";
import type { ElementType, RegionGroup } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import { type RegionTotals, tallyByRegion } from "@stopbank/risk-engine/by-region";
import { type ExposureColumn, noRegion } from "@stopbank/risk-engine/columns";
import { partsOf, wholeLayer } from "@stopbank/risk-engine/select";
import type { ExposureTotals } from "@stopbank/risk-engine/summarise";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { costAttributes, measuresOf } from "../data/servedLayer.ts";
import { daysFor, scenarioExposure, worstExposure } from "../exposure/scenarioExposure.ts";
import { moneyOf } from "../wire/money.ts";
import { inTurns, turnWhile, type Waiter } from "../work/inTurns.ts";
import { vulnerabilityOf } from "./vulnerabilityOf.ts";

/** Elements that are added up in a turn of the event loop: some 2 ms. */
const elementsATurn = 65_536;

/** What is asked: every element layer under the scenarios together, by region of a group. */
export interface SummaryQuestion {
  readonly scenarios: readonly HazardScenario[];
  /** Undefined where the dataset has no regions: then `all` alone is answered, of everything. */
  readonly group: RegionGroup | undefined;
}

/** Of a region, or of what stands for several, a layer's figures by its type. */
export type SummaryEntry = readonly [region: string, byType: Record<string, RegionVulnerability>];

/**
 * What the scenarios do to every element layer in each region of a group, in the order that is answered: the regions, what lies
 * in none of them, all of them. Entries and layers without elements are left out.
 *
 * @throws DomainError `summary/too-many-figures`, `dataset/corrupt-file`.
 */
export async function regionSummary(
  dataset: ServedDataset,
  { scenarios, group }: SummaryQuestion,
  asker: Waiter,
): Promise<SummaryEntry[]> {
  const turn = turnWhile(asker);
  const { elementTypes } = dataset.manifest;
  refuseTooMany(group, elementTypes.length);
  const regions = dataset.directory.regions.filter((region) => region.group === group?.id);
  const entries = new Map<string, Record<string, RegionVulnerability>>(
    [...regions.map(({ id }) => id), noRegionOfGroup, everyRegion].map((region) => [region, {}]),
  );
  for (const type of elementTypes) {
    await turn();
    const money = moneyOf(dataset.manifest, type);
    const write = (region: string, totals: ExposureTotals) => {
      if (totals.selected.count === 0) return;
      const byType = entries.get(region);
      if (byType !== undefined) byType[type.type] = vulnerabilityOf(type.metric.unit, totals, money);
    };
    const totals = await layerTotals(dataset, type, { scenarios, group }, asker);
    for (const { id, code } of regions) write(id, totals.regions[code]!);
    if (group === undefined) write(everyRegion, totals.outside);
    else {
      write(noRegionOfGroup, totals.outside);
      write(everyRegion, totals.inside);
    }
  }
  return [...entries].filter(([, byType]) => Object.keys(byType).length > 0);
}

async function layerTotals(
  dataset: ServedDataset,
  type: ElementType,
  { scenarios, group }: SummaryQuestion,
  asker: Waiter,
): Promise<RegionTotals> {
  const turn = turnWhile(asker);
  const isSorted = group !== undefined && type.regionGroups.includes(group.id);
  const table = await dataset.data.elements(type.type, {
    attributes: costAttributes(type),
    regions: isSorted ? [group.id] : [],
  });
  const exposure = await exposureOf(dataset, type, scenarios, asker);
  await turn();
  // A layer that was not sorted into the group's regions has all of its elements outside them.
  const codes = isSorted ? table.regionCode(group.id) : new Uint16Array(table.count).fill(noRegion);
  const tally = tallyByRegion(exposure, measuresOf(table), codes, group?.regions.length ?? 0);
  await inTurns(turn, partsOf(wholeLayer(table.count), elementsATurn), tally.add);
  await turn();
  return tally.read();
}

async function exposureOf(
  dataset: ServedDataset,
  type: ElementType,
  scenarios: readonly HazardScenario[],
  asker: Waiter,
): Promise<ExposureColumn> {
  const nDays = daysFor(type, undefined);
  const [only, ...others] = scenarios;
  if (only !== undefined && others.length === 0) return scenarioExposure(dataset, type, only, nDays);
  return worstExposure(dataset, type, scenarios, nDays, asker);
}

function refuseTooMany(group: RegionGroup | undefined, layers: number): void {
  const regions = group?.regions.length ?? 0;
  if (regions * layers <= mostSummaryFigures) return;
  throw new DomainError(
    "invalid",
    "summary/too-many-figures",
    `${group?.title} are ${regions} regions, too many for a summary of ${layers} layers; choose a group of at most ${Math.floor(mostSummaryFigures / layers)} regions.`,
  );
}
