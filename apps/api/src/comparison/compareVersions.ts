import type { VersionComparison } from "@stopbank/contract/dataset-versions";
import {
  eachByItsOwn,
  laterMeasures,
  laterStates,
  sharedElements,
} from "@stopbank/risk-engine/across-versions";
import { type Comparison, tallyComparison } from "@stopbank/risk-engine/compare";
import { elementStates, type Sides } from "@stopbank/risk-engine/element-states";
import { partsOf, type Selection } from "@stopbank/risk-engine/select";
import type { Measures } from "@stopbank/risk-engine/summarise";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { type SelectionRequest, selectionColumns, selectLayer } from "../ask/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { inTurns, type Turn } from "../work/inTurns.ts";
import { sideStates } from "./comparedSides.ts";
import { comparedInTurn, costsIn } from "./compareLayer.ts";
import { type ChangeWire, changeWire, unitsOf } from "./comparisonNumbers.ts";
import { earlierRows } from "./earlierRows.ts";
import { lackSentence, versionSentence } from "./versionSentence.ts";

/** A dataset and what of it is asked for: a region has another number in another version. */
interface Asked {
  readonly dataset: ServedDataset;
  readonly selection: SelectionRequest;
}

/**
 * What differs for a layer under scenarios between two versions of a dataset.
 *
 * @throws DomainError as `selectLayer` and `comparedSides`, of either version.
 */
export async function compareVersions(
  earlier: Asked,
  later: Asked,
  { type, nDays }: Pick<RiskQuestion, "type" | "nDays">,
  tags: readonly string[],
): Promise<VersionComparison[number]> {
  const description = later.dataset.directory.elementType(type);
  for (const tag of tags) later.dataset.directory.scenario(tag);
  const about = {
    asset_type: type,
    hazard_scenarios: [...tags],
    before_version: earlier.dataset.version,
    after_version: later.dataset.version,
  };
  const lacks = lackOf(earlier.dataset, later.dataset, type, tags);
  if (lacks !== null) {
    const sentence = lackSentence(description, lacks);
    return { ...about, lacks, data: null, only_before: null, only_after: null, sentence };
  }
  const { turn } = later.selection.asker;
  const rows = await earlierRows(later.dataset, earlier.dataset, type, turn);
  const was = await sideOf(await withKnownIds(earlier, type), type, tags, nDays, turn);
  const is = await sideOf(later, type, tags, nDays, turn);
  const { shared, onlyLater, onlyEarlier } = sharedElements(rows, is.selected, was.selected);
  await turn();
  const sides = { before: laterStates(rows, was.states, notAssessed), after: is.states };
  const byEarlier = await tallied(sides, laterMeasures(rows, was.layer.measures), shared, turn);
  const byLater = await tallied(sides, is.layer.measures, shared, turn);
  const comparison = eachByItsOwn(byEarlier, byLater);

  const [before, after] = [costsIn(earlier.dataset, was.layer), costsIn(later.dataset, is.layer)];
  const isSameMoney = JSON.stringify(before) === JSON.stringify(after);
  const wire = changeWire(isSameMoney ? after : null);
  const alone = async (side: typeof was, selection: Selection, own: ChangeWire) => {
    const sum = await tallied(
      { before: side.states, after: side.states },
      side.layer.measures,
      selection,
      turn,
    );
    const { exposed, byState } = sum.after;
    return {
      selected: own.totals(sum.selected),
      exposed: own.totals(exposed),
      not_assessed: own.totals(byState.notAssessed),
    };
  };
  const sentence = versionSentence(description, comparison, onlyEarlier.count, onlyLater.count);
  return {
    ...about,
    lacks,
    data: { ...unitsOf(description), ...wire.numbers(comparison), sentence },
    only_before: await alone(was, onlyEarlier, wire),
    only_after: await alone(is, onlyLater, wire),
    sentence,
  };
}

const notAssessed = elementStates.indexOf("notAssessed");

/** What an earlier version lacks for a layer to be compared with it. */
function lackOf(
  { manifest: { elementTypes, hazards } }: ServedDataset,
  later: ServedDataset,
  type: string,
  tags: readonly string[],
): VersionComparison[number]["lacks"] {
  const former = elementTypes.find((each) => each.type === type);
  if (former === undefined) return "layer";
  const known = new Set(hazards.flatMap(({ scenarios }) => scenarios.map(({ tag }) => tag)));
  if (!tags.every((tag) => known.has(tag))) return "scenario";
  const { metric } = later.directory.elementType(type);
  return former.metric.type === metric.type && former.metric.unit === metric.unit ? null : "unit";
}

/** Of the elements that are named those that this version has: one that came later is no mistake. */
async function withKnownIds({ dataset, selection }: Asked, type: string): Promise<Asked> {
  const named = selection.body.prefiltered_asset_ids?.[type];
  if (named === undefined) return { dataset, selection };
  const { idAttribute } = dataset.directory.elementType(type);
  const { ids } = await dataset.layer(type, { attributes: [idAttribute], regions: [] });
  const known = named.filter((id) => ids.rowOf(id) !== undefined);
  const body = { ...selection.body, prefiltered_asset_ids: { [type]: known } };
  return { dataset, selection: { ...selection, body } };
}

async function sideOf(
  { dataset, selection: request }: Asked,
  type: string,
  tags: readonly string[],
  nDays: number | undefined,
  turn: Turn,
) {
  const columns = selectionColumns(dataset.directory.elementType(type), request);
  const layer = await dataset.layer(type, columns);
  const selected = await selectLayer(layer, request);
  return { layer, selected, states: await sideStates(dataset, type, tags, nDays, turn) };
}

async function tallied(
  sides: Sides,
  measures: Measures,
  selection: Selection,
  turn: Turn,
): Promise<Comparison> {
  const tally = tallyComparison(sides, measures);
  await inTurns(turn, partsOf(selection, comparedInTurn), tally.add);
  return tally.read();
}
