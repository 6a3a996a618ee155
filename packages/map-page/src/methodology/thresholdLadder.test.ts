import { describe, expect, it } from "vitest";
import { classLabels } from "../classes/damageClasses.ts";
import { ladderRange, ladderTable, rungsOf } from "./thresholdLadder.ts";

const labels = classLabels(undefined);
const steps = [
  { from: null, damage_class: "low" },
  { from: 0.5, damage_class: "medium" },
  { from: 1, damage_class: "high" },
];

describe("a ladder of thresholds", () => {
  it("has rungs that fill it from end to end, in words too", () => {
    const range = ladderRange([{ steps }]);
    expect(range).toEqual([0, 1.5]);
    const rungs = rungsOf(steps, labels, range);
    expect(rungs.map(({ label, words, foot }) => [label, words, foot])).toEqual([
      ["Minor", "below 0.5", ""],
      ["Moderate", "0.5 to 1", "0.5"],
      ["Major", "1 and more", "1"],
    ]);
    for (const { length } of rungs) expect(length).toBeCloseTo(1 / 3, 9);
  });

  it("stands where nothing but one class for any intensity is stated", () => {
    const only = [{ from: null, damage_class: "exposed" }];
    const [rung] = rungsOf(only, labels, ladderRange([{ steps: only }]));
    expect(rung).toMatchObject({ words: "any intensity", start: 0, length: 1 });
  });

  it("sets variants side by side as a table", () => {
    const table = ladderTable(
      [
        { label: "Timber", steps },
        { label: "Other elements", steps: [{ from: 2, damage_class: "high" }] },
      ],
      labels,
      "m",
    );
    expect(table.columns).toEqual(["From (m)", "Minor", "Moderate", "Major"]);
    expect(table.rows).toEqual([
      ["Timber", "any below", "0.5", "1"],
      ["Other elements", "–", "–", "2"],
    ]);
  });
});
