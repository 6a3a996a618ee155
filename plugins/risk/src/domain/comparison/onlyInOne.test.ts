import type { ChangeTotals } from "@stopbank/contract/comparison";
import { stateWords } from "@stopbank/map-page/state-words";
import { expect, it } from "vitest";
import { breach } from "../testing/comparisons.ts";
import { onlyInOne } from "./onlyInOne.ts";

const totals = (count: number, metric = count): ChangeTotals => ({
  count,
  metric,
  cost: count * 100_000,
  cost_missing: 0,
});
const only = (selected: number, exposed: number, unknown: number) => ({
  selected: totals(selected),
  exposed: totals(exposed),
  not_assessed: totals(unknown),
});
const compared = {
  asset_type: "buildings",
  hazard_scenarios: ["flood"],
  before_version: "a",
  after_version: "b",
  lacks: null,
  data: breach,
  only_before: only(10, 3, 1),
  only_after: only(0, 0, 0),
  sentence: "",
};
const words = stateWords(undefined);

it("has a row for a version with elements of its own, and none where both have the same", () => {
  const found = onlyInOne(compared, words);
  expect(found?.columns).toEqual(["Version", "Elements", "Exposed", "Value", "Not assessed"]);
  expect(found?.rows).toEqual([["Only before", "10", "3", expect.stringMatching(/^\$300/), "1"]]);
  expect(onlyInOne({ ...compared, only_before: only(0, 0, 0) }, words)).toBeUndefined();
});

it("tells a length beside the number, and no value where the money is not the same", () => {
  const data = { ...breach, metric_type: "length", metric_unit: "km", money: null };
  const found = onlyInOne({ ...compared, data, only_after: only(2, 2, 0) }, words);
  expect(found?.columns).toEqual(["Version", "Elements", "Quantity", "Exposed", "Not assessed"]);
  expect(found?.rows.map(([name, , length]) => [name, length])).toEqual([
    ["Only before", "10\u00a0km"],
    ["Only now", "2\u00a0km"],
  ]);
});
