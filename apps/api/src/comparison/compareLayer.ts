import type { ComparisonByRegion, ComparisonStats } from "@stopbank/contract/comparison";
import { DomainError } from "@stopbank/errors";
import { noRegion } from "@stopbank/risk-engine/columns";
import { tallyComparison } from "@stopbank/risk-engine/compare";
import { tallyRegionComparison } from "@stopbank/risk-engine/compare-by-region";
import { partsOf } from "@stopbank/risk-engine/select";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { selectionColumns, selectLayer } from "../ask/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { moneyOf } from "../wire/money.ts";
import { inTurns } from "../work/inTurns.ts";
import { comparedSides, type SideTags, scenariosNamed } from "./comparedSides.ts";
import { changeWire, unitsOf } from "./comparisonNumbers.ts";
import { comparisonSentence } from "./comparisonSentence.ts";

/** Elements that are compared in a turn of the event loop, some 2 ms. */
export const comparedInTurn = 250_000;

/** A layer's selected elements and what each side has of all of them. */
export async function selectToCompare(
  dataset: ServedDataset,
  { type, selection: request, nDays }: RiskQuestion,
  tags: SideTags,
  groups: readonly string[] = [],
) {
  const { regions = [], attributes } = selectionColumns(dataset.directory.elementType(type), request);
  const layer = await dataset.layer(type, { attributes, regions: [...regions, ...groups] });
  const selection = await selectLayer(layer, request);
  const sides = await comparedSides(dataset, type, tags, nDays, request.asker.turn);
  return { layer, selection, sides };
}

export const costsIn = (dataset: ServedDataset, { measures, table }: ServedLayer) =>
  measures.replacementCost === undefined ? null : moneyOf(dataset.manifest, table.description);

/** What differs for a layer between two sides. @throws DomainError as `selectLayer` and `comparedSides`. */
export async function compareLayer(
  dataset: ServedDataset,
  question: RiskQuestion,
  tags: SideTags,
): Promise<ComparisonStats[number]> {
  const { layer, selection, sides } = await selectToCompare(dataset, question, tags);
  const tally = tallyComparison(sides, layer.measures);
  await inTurns(question.selection.asker.turn, partsOf(selection, comparedInTurn), tally.add);
  const comparison = tally.read();
  const { description } = layer.table;
  return {
    asset_type: question.type,
    before: [...tags.before],
    after: [...tags.after],
    dataset_version: dataset.version,
    data: {
      ...unitsOf(description),
      ...changeWire(costsIn(dataset, layer)).numbers(comparison),
      sentence: comparisonSentence({
        type: description,
        comparison,
        before: scenariosNamed(dataset, tags.before),
        after: scenariosNamed(dataset, tags.after),
      }),
    },
  };
}

/** The same by region. @throws DomainError `dataset/unknown-region-group` too. */
export async function compareRegions(
  dataset: ServedDataset,
  question: RiskQuestion,
  tags: SideTags,
  group: string,
): Promise<ComparisonByRegion> {
  const described = dataset.manifest.regionGroups.find(({ id }) => id === group);
  if (described === undefined)
    throw new DomainError(
      "not-found",
      "dataset/unknown-region-group",
      `There is no group of regions ${group}.`,
    );
  const isSorted = dataset.directory.elementType(question.type).regionGroups.includes(group);
  const { layer, selection, sides } = await selectToCompare(dataset, question, tags, isSorted ? [group] : []);
  const codes = isSorted ? layer.table.regionCode(group) : new Uint16Array(selection.of).fill(noRegion);
  const tally = tallyRegionComparison(sides, layer.measures, codes, described.regions.length);
  await inTurns(question.selection.asker.turn, partsOf(selection, comparedInTurn), tally.add);
  const { regions, outside } = tally.read();
  const money = costsIn(dataset, layer);
  const wire = changeWire(money);
  const named = dataset.directory.regions.filter((each) => each.group === group);
  return {
    asset_type: question.type,
    before: [...tags.before],
    after: [...tags.after],
    dataset_version: dataset.version,
    metric_unit: layer.table.description.metric.unit,
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
