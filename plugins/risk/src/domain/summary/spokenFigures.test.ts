import { expect, it } from "vitest";
import { type SpokenRow, spokenFigures } from "./spokenFigures.ts";

const row = (name: string, overall: SpokenRow["overall"], exposed = "exposed"): SpokenRow => ({
  name,
  overall,
  exposed,
});
const hit = row("Buildings", {
  state: "exposed",
  figure: "1,234",
  share: "12.4%",
  value: "$1.2 M",
  notAssessed: "12 not assessed",
});
const out = row("Power", { state: "exposed", figure: "3" }, "out");
const none = row("Roads", { state: "none", figure: "None exposed" });

it.each([
  ["one layer", [hit], "Buildings: 1,234 exposed, 12.4%, 12 not assessed"],
  ["one that is out", [out], "Power: 3 out"],
  ["one without, and one that is not answered yet", [none, row("Pipes", undefined)], "Roads: None exposed"],
  [
    "more than anybody listens to",
    [none, out, none, hit, hit],
    "Roads: None exposed; Power: 3 out; Roads: None exposed; and 2 more layers",
  ],
  ["nothing", [], undefined],
])("says what the matrix says of %s", (_what, rows, words) => {
  expect(spokenFigures(rows)).toBe(words);
});
