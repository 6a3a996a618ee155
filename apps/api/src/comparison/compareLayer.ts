import type { ComparisonStats } from "@stopbank/contract/comparison";
import { tallyComparison } from "@stopbank/risk-engine/compare";
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
