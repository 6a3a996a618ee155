import { DomainError } from "@stopbank/errors";

/** Which elements of a layer a question is about: ascending, disjoint runs of element indexes. */
export interface Selection {
  /** Pairs of first element and one past the last; no run is empty and none touches the next. */
  readonly ranges: Uint32Array;
  /** Elements in all runs together. */
  readonly count: number;
  /** Elements in the layer. */
  readonly of: number;
}

/** Every element of a layer of `of` elements. */
export function wholeLayer(of: number): Selection {
  return { ranges: of === 0 ? new Uint32Array(0) : Uint32Array.of(0, of), count: of, of };
}

/**
 * The named elements, in any order; naming one twice counts once.
 * @throws DomainError `selection/no-such-element` for an index outside the layer.
 */
export function selectionOf(elements: ArrayLike<number>, of: number): Selection {
  const ascending = Float64Array.from(elements).sort();
  const runs = startRuns(of);
  for (const element of ascending) {
    if (!Number.isInteger(element) || element < 0 || element >= of)
      throw new DomainError(
        "invalid",
        "selection/no-such-element",
        "One of the chosen elements does not exist.",
        {
          element,
          of,
        },
      );
    addRun(runs, element, element + 1);
  }
  return endRuns(runs);
}

/** Those of the selected elements for which `keep` is true. */
export function keepWhere(selection: Selection, keep: (element: number) => boolean): Selection {
  const runs = startRuns(selection.of);
  const { ranges } = selection;
  for (let i = 0; i < ranges.length; i += 2) {
    const end = ranges[i + 1]!;
    let runStart = end;
    for (let element = ranges[i]!; element < end; element++) {
      if (keep(element)) runStart = Math.min(runStart, element);
      else if (runStart < element) {
        addRun(runs, runStart, element);
        runStart = end;
      }
    }
    if (runStart < end) addRun(runs, runStart, end);
  }
  return endRuns(runs);
}

/** The elements in both. */
export function intersect(a: Selection, b: Selection): Selection {
  if (a.count === a.of) return b;
  if (b.count === b.of) return a;
  const runs = startRuns(a.of);
  for (let i = 0, j = 0; i < a.ranges.length && j < b.ranges.length; ) {
    const start = Math.max(a.ranges[i]!, b.ranges[j]!);
    const end = Math.min(a.ranges[i + 1]!, b.ranges[j + 1]!);
    if (start < end) addRun(runs, start, end);
    if (a.ranges[i + 1]! < b.ranges[j + 1]!) i += 2;
    else j += 2;
  }
  return endRuns(runs);
}

/** The elements in either, each once. */
export function unite(a: Selection, b: Selection): Selection {
  const runs = startRuns(a.of);
  for (let i = 0, j = 0; i < a.ranges.length || j < b.ranges.length; ) {
    const fromA = j >= b.ranges.length || (i < a.ranges.length && a.ranges[i]! <= b.ranges[j]!);
    if (fromA) {
      addRun(runs, a.ranges[i]!, a.ranges[i + 1]!);
      i += 2;
    } else {
      addRun(runs, b.ranges[j]!, b.ranges[j + 1]!);
      j += 2;
    }
  }
  return endRuns(runs);
}

/** The elements in any of them, each once; none for an empty list. */
export function uniteAll(selections: readonly Selection[], of: number): Selection {
  if (selections.length === 0) return endRuns(startRuns(of));
  if (selections.length === 1) return selections[0]!;
  // Halving keeps an area of hundreds of islands from copying the same runs hundreds of times.
  const half = selections.length >> 1;
  return unite(uniteAll(selections.slice(0, half), of), uniteAll(selections.slice(half), of));
}

/** The same elements in parts, ascending, of at most so many each: for whoever has to pause between them. */
export function* partsOf({ ranges, of }: Selection, most: number): Generator<Selection, void> {
  let runs = startRuns(of);
  let room = most;
  for (let run = 0; run < ranges.length; run += 2)
    for (let start = ranges[run]!; start < ranges[run + 1]!; ) {
      const end = Math.min(ranges[run + 1]!, start + room);
      addRun(runs, start, end);
      room -= end - start;
      start = end;
      if (room > 0) continue;
      yield endRuns(runs);
      runs = startRuns(of);
      room = most;
    }
  if (room < most) yield endRuns(runs);
}

/** Calls `visit` with each selected element, ascending. */
export function forEachElement({ ranges }: Selection, visit: (element: number) => void): void {
  for (let run = 0; run < ranges.length; run += 2)
    for (let element = ranges[run]!; element < ranges[run + 1]!; element++) visit(element);
}

/** The selected element indexes, ascending. */
export function elementsOf(selection: Selection): Uint32Array {
  const elements = new Uint32Array(selection.count);
  let next = 0;
  for (let i = 0; i < selection.ranges.length; i += 2)
    for (let element = selection.ranges[i]!; element < selection.ranges[i + 1]!; element++)
      elements[next++] = element;
  return elements;
}

/** Runs being collected; given in ascending order of start, they may overlap or touch. */
export interface Runs {
  ranges: Uint32Array;
  length: number;
  readonly of: number;
}

export const startRuns = (of: number): Runs => ({ ranges: new Uint32Array(64), length: 0, of });

export function addRun(runs: Runs, start: number, end: number): void {
  if (runs.length > 0 && start <= runs.ranges[runs.length - 1]!) {
    if (end > runs.ranges[runs.length - 1]!) runs.ranges[runs.length - 1] = end;
    return;
  }
  if (runs.length === runs.ranges.length) {
    const wider = new Uint32Array(runs.length * 2);
    wider.set(runs.ranges);
    runs.ranges = wider;
  }
  runs.ranges[runs.length++] = start;
  runs.ranges[runs.length++] = end;
}

export function endRuns(runs: Runs): Selection {
  const ranges = runs.ranges.slice(0, runs.length);
  let count = 0;
  for (let i = 0; i < ranges.length; i += 2) count += ranges[i + 1]! - ranges[i]!;
  return { ranges, count, of: runs.of };
}
