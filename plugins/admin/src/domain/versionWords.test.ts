import type { VersionChanges } from "@stopbank/contract/dataset-history";
import { expect, it } from "vitest";
import {
  changesSentence,
  differenceWords,
  elementsWords,
  hazardsWords,
  sizeWords,
  unfitWords,
} from "./versionWords.ts";

const none: VersionChanges = {
  before_version: "a",
  after_version: "b",
  elements: [],
  hazards: [],
  figures: [],
  figures_in_all: 0,
  described: [],
};

it("says what a version holds", () => {
  expect(sizeWords({ files: 1, bytes: 3_400_000 })).toBe("1 file, 3.4 MB");
  expect(elementsWords({ elements: [{ title: "Buildings", count: 1_204 }] })).toBe("Buildings 1,204");
  expect(hazardsWords({ hazards: [{ title: "Tsunami", scenarios: 1 }] })).toBe("Tsunami (1 scenario)");
});

it("issue 12.5: says how many settings do not fit the version that is shown now", () => {
  expect(unfitWords(1, "prioritisation")).toBe(
    "Of the settings of prioritisation 1 entry does not fit this version.",
  );
  expect(unfitWords(12, "the Property Explorer")).toBe(
    "Of the settings of the Property Explorer 12 entries do not fit this version.",
  );
});

it("says what differs in a sentence, or that nothing does", () => {
  expect(changesSentence(none)).toBe("Nothing that is counted or described differs.");
  expect(
    changesSentence({ ...none, elements: [{ title: "A", before: 1, after: null }], figures_in_all: 14 }),
  ).toBe("1 layer has another number of elements; 14 counts of exposed or not assessed elements differ.");
});

it("has the sign of a difference, and none to what is not there", () => {
  expect([differenceWords(1, 21), differenceWords(3_000, 1), differenceWords(null, 4)]).toEqual([
    "+20",
    "-2,999",
    "",
  ]);
});
