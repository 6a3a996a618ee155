import { elementStates, stateCount, stateRanks } from "./states.ts";

/** What becomes of an element from one side to the other. */
export const changes = ["same", "worse", "better", "notComparable"] as const;
export type Change = (typeof changes)[number];

/** The number of a pair of states. */
export const pairOf = (before: number, after: number): number => before * stateCount + after;
export const pairCount: number = stateCount * stateCount;

/** The {@link changes} code of every pair. What one side did not assess cannot be compared: it is not known to be the same. */
export const changeOfPair: Uint8Array = Uint8Array.from({ length: pairCount }, (_, pair) => {
  const before = stateRanks[Math.floor(pair / stateCount)]!;
  const after = stateRanks[pair % stateCount]!;
  if (before < 0 || after < 0) return changes.indexOf("notComparable");
  return changes.indexOf(after > before ? "worse" : after < before ? "better" : "same");
});

/** The pair's states by name. */
export const statesOfPair = (pair: number) => ({
  before: elementStates[Math.floor(pair / stateCount)]!,
  after: elementStates[pair % stateCount]!,
});

/**
 * What becomes of every element of a layer.
 *
 * @param before {@link statesOf} each; as many in both.
 * @returns a code for each, of {@link changes}.
 */
export function changesOf(before: Uint8Array, after: Uint8Array): Uint8Array {
  const codes = new Uint8Array(before.length);
  for (let element = 0; element < codes.length; element++)
    codes[element] = changeOfPair[before[element]! * stateCount + after[element]!]!;
  return codes;
}
