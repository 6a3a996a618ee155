import type { VersionComparison } from "@stopbank/contract/dataset-versions";
import { DomainError } from "@stopbank/errors";
import { laterStates, sharedElements } from "@stopbank/risk-engine/across-versions";
import { elementStates, type Sides } from "@stopbank/risk-engine/element-states";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { type SelectionRequest, selectionColumns, selectLayer } from "../ask/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { Turn } from "../work/inTurns.ts";
import { sideStates } from "./comparedSides.ts";
import { costsIn } from "./compareLayer.ts";
import { earlierRows } from "./earlierRows.ts";
import { lackSentence } from "./versionSentence.ts";

/** A dataset and what of it is asked for: a region has another number in another version. */
export interface Asked {
  readonly dataset: ServedDataset;
  readonly selection: SelectionRequest;
}

/**
 * The elements of a layer that are asked about in two versions of a dataset, and how each stands under scenarios.
 *
 * @param groups of regions that are read of the later version too.
 * @throws DomainError as `selectLayer` and `comparedSides`, of either version.
 */
export async function selectVersions(
  earlier: Asked,
  later: Asked,
  { type, nDays }: Pick<RiskQuestion, "type" | "nDays">,
  tags: readonly string[],
  groups: readonly string[] = [],
) {
  const { turn } = later.selection.asker;
  const rows = await earlierRows(later.dataset, earlier.dataset, type, turn);
  const was = await sideOf(await withKnownIds(earlier, type), type, tags, nDays, turn);
  const is = await sideOf(later, type, tags, nDays, turn, groups);
  await turn();
  const sides: Sides = { before: laterStates(rows, was.states, notAssessed), after: is.states };
  return { rows, was, is, sides, ...sharedElements(rows, is.selected, was.selected) };
}

/** What both versions' costs are in; null where that is not the same. */
export function sharedMoney(
  earlier: Asked,
  later: Asked,
  { was, is }: Awaited<ReturnType<typeof selectVersions>>,
): ReturnType<typeof costsIn> {
  const [before, after] = [costsIn(earlier.dataset, was.layer), costsIn(later.dataset, is.layer)];
  return JSON.stringify(before) === JSON.stringify(after) ? after : null;
}

/**
 * How every element of a layer stands under scenarios in two versions, as the later one numbers them.
 *
 * @throws DomainError `dataset/not-comparable`, and as `comparedSides`, of either version.
 */
export async function versionSides(
  earlier: ServedDataset,
  later: ServedDataset,
  { type, nDays }: Pick<RiskQuestion, "type" | "nDays">,
  tags: readonly string[],
  turn: Turn,
): Promise<Sides> {
  requireComparable(earlier, later, type, tags);
  const rows = await earlierRows(later, earlier, type, turn);
  const was = await sideStates(earlier, type, tags, nDays, turn);
  const after = await sideStates(later, type, tags, nDays, turn);
  return { before: laterStates(rows, was, notAssessed), after };
}

/** @throws DomainError `dataset/not-comparable` where the earlier version lacks what is compared. */
export function requireComparable(
  earlier: ServedDataset,
  later: ServedDataset,
  type: string,
  tags: readonly string[],
): void {
  const lacks = lackOf(earlier, later, type, tags);
  if (lacks === null) return;
  const sentence = lackSentence(later.directory.elementType(type), lacks);
  throw new DomainError("conflict", "dataset/not-comparable", sentence);
}

const notAssessed = elementStates.indexOf("notAssessed");

/** What an earlier version lacks for a layer to be compared with it. */
export function lackOf(
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
  groups: readonly string[] = [],
) {
  const { regions = [], attributes } = selectionColumns(dataset.directory.elementType(type), request);
  const layer = await dataset.layer(type, { attributes, regions: [...regions, ...groups] });
  const selected = await selectLayer(layer, request);
  return { layer, selected, states: await sideStates(dataset, type, tags, nDays, turn) };
}
