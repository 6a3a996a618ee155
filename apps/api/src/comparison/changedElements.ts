import type { ChangedElements } from "@stopbank/contract/comparison";
import type { Sides } from "@stopbank/risk-engine/element-states";
import { type ChangedPage, tallyLargestChanges } from "@stopbank/risk-engine/largest-changes";
import { partsOf, type Selection } from "@stopbank/risk-engine/select";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
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
  const compared = await selectToCompare(dataset, question, tags);
  const found = await pageOfChanges(dataset, question, compared, page);
  return { before: [...tags.before], after: [...tags.after], ...found };
}

/** What is compared of a layer. */
interface Compared {
  readonly layer: ServedLayer;
  readonly selection: Selection;
  readonly sides: Sides;
}

/** The page, whatever the sides are. */
export async function pageOfChanges(
  dataset: ServedDataset,
  { type, selection: { asker } }: Pick<RiskQuestion, "type" | "selection">,
  { layer, selection, sides }: Compared,
  page: ChangedPage,
): Promise<Omit<ChangedElements, "before" | "after">> {
  const tally = tallyLargestChanges(sides, layer.measures, page);
  await inTurns(asker.turn, partsOf(selection, comparedInTurn), tally.add);
  const { total, elements } = tally.read();
  const { metric, replacementCost } = layer.measures;
  const { nameAttribute, idAttribute } = layer.table.description;
  // Names are read for a page of elements alone.
  const named = await dataset.layer(type, { attributes: [nameAttribute, idAttribute], regions: [] });
  return {
    asset_type: type,
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
