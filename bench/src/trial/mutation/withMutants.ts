import type { Mutant } from "./mutant.ts";

interface Place {
  readonly start: number;
  readonly end: number;
  /** Each with its number. */
  readonly mutants: readonly (readonly [number, Mutant])[];
}

/**
 * A file's text that holds every mutant at once: each place asks `isMutant(number)` whether it is to be the changed one,
 * which also tells that it was reached. So a file is read and compiled once for all its mutants.
 * Places hold one another or lie apart, as nodes of one tree do.
 *
 * @param mutants of this file, with their numbers.
 */
export function withMutants(text: string, mutants: readonly (readonly [number, Mutant])[]): string {
  const byRange = Map.groupBy(mutants, ([, { start, end }]) => `${start}-${end}`);
  const places = [...byRange.values()]
    .map((own): Place => ({ start: own[0]?.[1].start ?? 0, end: own[0]?.[1].end ?? 0, mutants: own }))
    // The outer one of two that begin together comes first.
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  const written = (start: number, end: number): string => {
    let result = "";
    let at = start;
    for (let place = places[next]; place !== undefined && place.start < end; place = places[next]) {
      next++;
      result += text.slice(at, place.start) + chosen(place, written(place.start, place.end));
      at = place.end;
    }
    return result + text.slice(at, end);
  };
  return written(0, text.length);
}

/** A choice between what the place was and its changes. */
function chosen({ mutants }: Place, original: string): string {
  const isStatement = mutants.some(([, { replacement }]) => replacement === ";");
  if (isStatement) return `if (!(${mutants.map(([number]) => asks(number)).join(" || ")})) ${original}`;
  const changes = mutants.map(([number, { replacement }]) => `${asks(number)} ? (${replacement}) : `);
  return `(${changes.join("")}(${original}))`;
}

const asks = (number: number) => `globalThis.isMutant?.(${number})`;
