import type { ChangedElements } from "@stopbank/contract/comparison";
import { type ChangedPage, tallyLargestChanges } from "@stopbank/risk-engine/largest-changes";
import { partsOf } from "@stopbank/risk-engine/select";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { elementName } from "../elements/elementFacts.ts";
import { inTurns } from "../work/inTurns.ts";
import type { SideTags } from "./comparedSides.ts";
import { comparedInTurn, costsIn, selectToCompare } from "./compareLayer.ts";
import { wireStateOf } from "./comparisonNumbers.ts";

/** A page of the elements that change the most, with where they are. @throws DomainError as `selectToCompare`. */
export async function changedElements(
  dataset: ServedDataset,
  question: RiskQuestion,
  tags: SideTags,
  page: ChangedPage,
): Promise<ChangedElements> {
  const { layer, selection, sides } = await selectToCompare(dataset, question, tags);
  const tally = tallyLargestChanges(sides, layer.measures, page);
  await inTurns(question.selection.asker.turn, partsOf(selection, comparedInTurn), tally.add);
  const { total, elements } = tally.read();
  const { metric, replacementCost } = layer.measures;
  const { nameAttribute, idAttribute } = layer.table.description;
  // Names are read for a page of elements alone.
  const named = await dataset.layer(question.type, { attributes: [nameAttribute, idAttribute], regions: [] });
  return {
    asset_type: question.type,
    before: [...tags.before],
    after: [...tags.after],
    dataset_version: dataset.version,
    metric_unit: layer.table.description.metric.unit,
    money: costsIn(dataset, layer),
    total,
    elements: elements.map(({ element, before, after }) => ({
      asset_id: named.ids.idAt(element),
      name: elementName(named, element),
      before: wireStateOf(before),
      after: wireStateOf(after),
      metric: metric?.[element] ?? 1,
      cost: known(replacementCost?.value[element]),
      place: placeOf(layer.index.anchors, element),
    })),
  };
}

const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

function placeOf(anchors: Float64Array, element: number): [number, number] | null {
  const longitude = known(anchors[element * 2]);
  const latitude = known(anchors[element * 2 + 1]);
  return longitude === null || latitude === null ? null : [longitude, latitude];
}
