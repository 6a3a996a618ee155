import { expect, it } from "vitest";
import { countSyllables } from "./countSyllables.ts";

it.each([
  ["the", 1],
  ["flood", 1],
  ["moved", 1],
  ["homes", 1],
  ["houses", 2],
  ["wanted", 2],
  ["river", 2],
  ["table", 2],
  ["exposure", 3],
  ["district", 2],
  ["probability", 5],
  ["Awatōrea", 4],
  ["yesterday", 3],
  ["1,200", 1],
])("%s has %i", (word, count) => {
  expect(countSyllables(word)).toBe(count);
});
