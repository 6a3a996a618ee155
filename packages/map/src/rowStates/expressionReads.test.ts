import { expect, it } from "vitest";
import { expressionReads } from "./expressionReads.ts";

it.each([
  [undefined, [], false],
  ["#123456", [], false],
  [
    [
      "interpolate",
      ["linear"],
      ["zoom"],
      12,
      1,
      16,
      ["case", ["boolean", ["feature-state", "hover"], false], 2, 1],
    ],
    ["hover"],
    false,
  ],
  [["case", ["==", ["feature-state", "class"], 3], ["get", "colour"], "#fff"], ["class"], true],
  [
    ["case", ["boolean", ["feature-state", "left"], false], ["coalesce", ["feature-state", "class"], -1], 0],
    ["class", "left"],
    false,
  ],
  [["literal", ["get", "feature-state"]], [], false],
])("says what %j reads", (expression, states, feature) => {
  const reads = expressionReads(expression);
  expect([[...reads.states].toSorted(), reads.feature]).toEqual([states, feature]);
});
