import { type DamageClass, damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import type { Dataset } from "./read/Dataset.ts";

/** What a scenario makes of an element. */
export type ElementState = "not assessed" | "not exposed" | DamageClass;

/** From the least to the most damage known. */
export const elementStates: readonly ElementState[] = [
  "not assessed",
  "not exposed",
  ...(Object.keys(damageClassCodes) as DamageClass[]),
];

export interface ElementChange {
  readonly type: string;
  readonly before: number;
  readonly after: number;
  /** Source ids, in order. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface ExposureChange {
  readonly type: string;
  readonly hazardId: string;
  readonly scenario: string;
  readonly nDays?: number;
  /** How many elements of both versions are in one state before and another after. Never zero. */
  readonly moves: readonly {
    readonly from: ElementState;
    readonly to: ElementState;
    readonly elements: number;
  }[];
  /** Over all elements of a version, added and removed ones included. */
  readonly before: Readonly<Record<ElementState, number>>;
  readonly after: Readonly<Record<ElementState, number>>;
}

export interface DatasetDiff {
  readonly elements: readonly ElementChange[];
  readonly exposures: readonly ExposureChange[];
}

type Column = Pick<ExposureChange, "type" | "hazardId" | "scenario" | "nDays">;

/**
 * What changes between two versions of a client's data. Elements are the same when their source ids are. A layer or
 * scenario that a version does not have counts as not assessed there.
 *
 * @throws DomainError as `Dataset` does.
 */
export async function diffDatasets(before: Dataset, after: Dataset): Promise<DatasetDiff> {
  const types = new Set(
    [before, after].flatMap(({ manifest }) => manifest.elementTypes.map(({ type }) => type)),
  );
  const columns = [...columnsOf(before), ...columnsOf(after)];
  const elements: ElementChange[] = [];
  const exposures: ExposureChange[] = [];
  for (const type of types) {
    const old = await idsOf(before, type);
    const now = await idsOf(after, type);
    const [known, kept] = [new Set(old), new Set(now)];
    elements.push({
      type,
      before: old.length,
      after: now.length,
      added: now.filter((id) => !known.has(id)).sort(),
      removed: old.filter((id) => !kept.has(id)).sort(),
    });
    const own = columns.filter((column) => column.type === type);
    for (const column of new Map(own.map((each) => [JSON.stringify(each), each])).values()) {
      const oldStates = await statesOf(before, column, old.length);
      const newStates = await statesOf(after, column, now.length);
      exposures.push({
        ...column,
        moves: movesBetween(new Map(old.map((id, i) => [id, oldStates[i]!])), now, newStates),
        before: countsOf(oldStates),
        after: countsOf(newStates),
      });
    }
  }
  return { elements, exposures };
}

const columnsOf = ({ manifest }: Dataset): Column[] =>
  manifest.exposures.flatMap(({ type, hazardId, batches }) =>
    batches.map(({ scenario, nDays }) => ({
      type,
      hazardId,
      scenario,
      ...(nDays === undefined ? {} : { nDays }),
    })),
  );

async function idsOf(dataset: Dataset, type: string): Promise<string[]> {
  if (!dataset.manifest.elementTypes.some((each) => each.type === type)) return [];
  const table = await dataset.elements(type);
  const ids = table.attribute(table.description.idAttribute);
  return Array.from({ length: table.count }, (_, element) => String(ids.at(element)));
}

const stateOfCode = new Map<number, ElementState>([
  ...(Object.entries(damageClassCodes) as [DamageClass, number][]).map(
    ([name, code]): [number, ElementState] => [code, name],
  ),
  [notAssessed, "not assessed"],
]);

async function statesOf(dataset: Dataset, column: Column, count: number): Promise<ElementState[]> {
  const key = JSON.stringify(column);
  const isPublished = columnsOf(dataset).some((each) => JSON.stringify(each) === key);
  const states = new Array<ElementState>(count).fill(isPublished ? "not exposed" : "not assessed");
  if (!isPublished) return states;
  const { type, hazardId, scenario, nDays } = column;
  const { element, damageClass } = await dataset.exposure(type, hazardId, scenario, nDays);
  element.forEach((each, row) => {
    states[each] = stateOfCode.get(damageClass[row]!) ?? "unspecified";
  });
  return states;
}

function movesBetween(
  old: ReadonlyMap<string, ElementState>,
  ids: readonly string[],
  now: readonly ElementState[],
): ExposureChange["moves"] {
  const counts = new Map<string, number>();
  const pairOf = (from: ElementState, to: ElementState) => `${from}>${to}`;
  ids.forEach((id, i) => {
    const from = old.get(id);
    if (from === undefined || from === now[i]) return;
    const pair = pairOf(from, now[i]!);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  });
  return elementStates.flatMap((from) =>
    elementStates.flatMap((to) => {
      const elements = counts.get(pairOf(from, to));
      return elements === undefined ? [] : [{ from, to, elements }];
    }),
  );
}

function countsOf(states: readonly ElementState[]): Record<ElementState, number> {
  const counts = Object.fromEntries(elementStates.map((state) => [state, 0])) as Record<ElementState, number>;
  for (const state of states) counts[state]++;
  return counts;
}
