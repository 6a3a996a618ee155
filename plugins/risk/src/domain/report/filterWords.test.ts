import { expect, it } from "vitest";
import { filterWords } from "./filterWords.ts";

const text = { key: "construction", label: "Construction", type: "text" } as const;
const storeys = { key: "storeys", label: "Storeys", type: "numeric" } as const;

it.each([
  ["values", text, { values: ["Concrete", "Steel"] }, "Construction: Concrete or Steel"],
  ["many values", text, { values: [..."abcdefgh"] }, "Construction: a, b, c, d, e, f or 2 more"],
  ["a part of a text", text, { contains: "wood" }, "Construction: containing “wood”"],
  ["a range", storeys, { min: 2, max: 4, null_values: true }, "Storeys: 2 to 4, or not known"],
  ["one bound", storeys, { min: 2 }, "Storeys: 2 or more"],
  [
    "a day",
    { key: "built", label: "Built", type: "date" } as const,
    { before: "1976-01-02" },
    "Built: 02/01/1976 or earlier",
  ],
  ["nothing", storeys, {}, "Storeys: any"],
])("EXP-14 says what an attribute is narrowed to by %s", (_case, information, filter, words) => {
  expect(filterWords(information, filter)).toBe(words);
});
