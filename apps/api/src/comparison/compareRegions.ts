import type { ComparisonByRegion } from "@stopbank/contract/comparison";
import type { RegionGroup } from "@stopbank/dataset/manifest";
import { noRegion } from "@stopbank/risk-engine/columns";
import { tallyRegionComparison } from "@stopbank/risk-engine/compare-by-region";
import type { Sides } from "@stopbank/risk-engine/element-states";
import { partsOf, type Selection } from "@stopbank/risk-engine/select";
import type { Measures } from "@stopbank/risk-engine/summarise";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { inTurns, type Turn } from "../work/inTurns.ts";
import type { SideTags } from "./comparedSides.ts";
import { comparedInTurn, costsIn, selectToCompare } from "./compareLayer.ts";
import { changeWire } from "./comparisonNumbers.ts";

/** What differs for a layer between two sides by region. @throws DomainError as `compareLayer`, `dataset/unknown-region-group`. */
export async function compareRegions(
  dataset: ServedDataset,
  question: RiskQuestion,
  tags: SideTags,
  group: string,
): Promise<ComparisonByRegion> {
  const regions = regionsToCompare(dataset, question.type, group);
  const { layer, selection, sides } = await selectToCompare(dataset, question, tags, regions.columns);
  const { turn } = question.selection.asker;
  const sums = await tallyRegions({ layer, selection, sides }, regions, layer.measures, turn);
  return {
    before: [...tags.before],
    after: [...tags.after],
    ...regionsWire(dataset, layer, group, sums, costsIn(dataset, layer)),
  };
}

/** A group of regions, and what has to be read to know in which of them a layer's elements are. */
export interface RegionsToCompare {
  readonly described: RegionGroup;
  /** None for a layer that is not sorted into them. */
  readonly columns: readonly string[];
}

/** @throws DomainError `dataset/unknown-region-group`. */
export function regionsToCompare(
  { directory }: ServedDataset,
  type: string,
  group: string,
): RegionsToCompare {
  const described = directory.regionGroup(group);
  return { described, columns: directory.elementType(type).regionGroups.includes(group) ? [group] : [] };
}

/** What is compared of a layer. */
interface Compared {
  readonly layer: ServedLayer;
  readonly selection: Selection;
  readonly sides: Sides;
}

type RegionSums = ReturnType<ReturnType<typeof tallyRegionComparison>["read"]>;

/** @param measures of the elements as the layer numbers them. */
export async function tallyRegions(
  { layer, selection, sides }: Compared,
  { described, columns: [column] }: RegionsToCompare,
  measures: Measures,
  turn: Turn,
): Promise<RegionSums> {
  const codes =
    column === undefined ? new Uint16Array(selection.of).fill(noRegion) : layer.table.regionCode(column);
  const tally = tallyRegionComparison(sides, measures, codes, described.regions.length);
  await inTurns(turn, partsOf(selection, comparedInTurn), tally.add);
  return tally.read();
}

export function regionsWire(
  dataset: ServedDataset,
  { table: { description } }: ServedLayer,
  group: string,
  { regions, outside }: RegionSums,
  money: ReturnType<typeof costsIn>,
): Omit<ComparisonByRegion, "before" | "after"> {
  const wire = changeWire(money);
  const named = dataset.directory.regions.filter((each) => each.group === group);
  return {
    asset_type: description.type,
    dataset_version: dataset.version,
    metric_unit: description.metric.unit,
    money,
    regions: named.flatMap(({ id, name, code }) => {
      const found = regions[code];
      return found === undefined || found.selected.count === 0
        ? []
        : [{ region: id, name, ...wire.region(found) }];
    }),
    outside: wire.region(outside),
  };
}
