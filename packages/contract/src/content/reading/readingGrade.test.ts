import { expect, it } from "vitest";
import { readingGrade } from "./readingGrade.ts";

const plain =
  "The river rose in the night. We moved the stock up the hill. The road was cut by noon. ".repeat(4);

it("G-05 is the formula's of Flesch and Kincaid, counted by hand", () => {
  // 12 sentences, 76 words, of which four have two syllables: "river", once each time.
  expect(plain.match(/\w+/g)).toHaveLength(76);
  expect(readingGrade(plain)).toBeCloseTo(0.39 * (76 / 12) + 11.8 * (80 / 76) - 15.59, 1);
});

it("judges no text of a few words", () => {
  expect(readingGrade("Hydrodynamic parameterisation.")).toBeUndefined();
  expect(readingGrade("")).toBeUndefined();
});
