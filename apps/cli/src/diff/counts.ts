import type { DatasetDiff, ElementState, ExposureChange } from "@stopbank/dataset/diff";

type Totals = ExposureChange["before"];

/** A state in the words of the version after. */
export const stateWords = ({ classWords }: DatasetDiff, state: ElementState): string =>
  state === "not assessed" || state === "not exposed" ? state : classWords[state].toLowerCase();

/** How many elements a version has in a state; a scenario it was not assessed for has all of them not assessed. */
export function countIn(state: ElementState, totals: Totals, elements: number): number {
  if (totals === undefined) return state === "not assessed" ? elements : 0;
  if (state === "not assessed") return totals.notAssessed.count;
  if (state === "not exposed") return totals.notExposed.count;
  return totals.byClass[state].count;
}

/** How many elements each version has of the layer that a change is about. */
export function elementCounts({ elements }: DatasetDiff, { type }: ExposureChange) {
  const layer = elements.find((each) => each.type === type);
  return { before: layer?.before?.count ?? 0, after: layer?.after?.count ?? 0 };
}

export const scenarioName = ({ hazardId, scenario, nDays }: ExposureChange): string =>
  `${hazardId}, ${scenario}${nDays === undefined ? "" : `, ${nDays} days`}`;

/** Whether anything a client sees is different. */
export function hasChanged(change: ExposureChange): boolean {
  const { moves, before, after, damage } = change;
  return (
    moves.length > 0 ||
    JSON.stringify(before) !== JSON.stringify(after) ||
    JSON.stringify(damage?.before) !== JSON.stringify(damage?.after)
  );
}

/** What is exposed, before and after: how much of the layer's metric, what it costs to replace, and damage on record. */
export function exposedFigures({ elements }: DatasetDiff, { type, before, after, damage }: ExposureChange) {
  const unit = elements.find((each) => each.type === type)?.unit ?? "each";
  const pair = (name: string, read: (exposed: NonNullable<Totals>["exposed"]) => number | undefined) => ({
    name,
    before: before === undefined ? undefined : read(before.exposed),
    after: after === undefined ? undefined : read(after.exposed),
  });
  const lostColumn = (name: string, bound: "min" | "value" | "max") => ({
    name,
    before: damage?.before?.[bound],
    after: damage?.after?.[bound],
  });
  return [
    pair("exposed", ({ count }) => count),
    ...(unit === "each" ? [] : [pair(`exposed ${unit}`, ({ metric }) => metric)]),
    pair("exposed replacement cost", ({ replacementCost }) => replacementCost?.value),
    pair("exposed replacement cost, least", ({ replacementCost }) => replacementCost?.min),
    pair("exposed replacement cost, most", ({ replacementCost }) => replacementCost?.max),
    lostColumn("damage", "value"),
    lostColumn("damage, least", "min"),
    lostColumn("damage, most", "max"),
  ].filter((each) => each.before !== undefined || each.after !== undefined);
}
