import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentDocument } from "./contentDocument.ts";
import type { Prioritisation } from "./prioritisation.ts";

const page = readFileSync(new URL("../../../../docs/prioritisation.md", import.meta.url), "utf8");
const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "null") as Prioritisation;
const [set] = example.value_sets;
const [scenario] = example.scenarios;
const [assessment] = example.assessments;
const many = <T>(count: number, one: T | undefined) => Array.from({ length: count }, () => one);

it("issue 12.5: settings of prioritisation may be kept as docs/prioritisation.md has them", () => {
  expect(contentDocument("prioritisation", example)).toMatchObject({ schemaVersion: 1, body: example });
});

it.each([
  ["a weight of 0", { assessments: [{ ...assessment, value_set_weights: { homes: 0 } }] }],
  ["a weight of 6", { assessments: [{ ...assessment, value_set_weights: { homes: 6 } }] }],
  ["half a weight", { assessments: [{ ...assessment, value_set_weights: { homes: 1.5 } }] }],
  ["a class that counts twice", { class_weights: { high: 2 } }],
  ["a class that there is not", { class_weights: { severe: 1 } }],
  ["a value set without elements", { value_sets: [{ ...set, elements: [] }] }],
  ["a scenario without hazards", { scenarios: [{ ...scenario, hazard_scenarios: [] }] }],
  ["an id that is a path", { scenarios: [{ ...scenario, scenario_id: "../coast" }] }],
  ["21 value sets", { value_sets: many(21, set) }],
  ["21 kinds of areas", { layers: many(21, example.layers[0]) }],
  [
    "a filter of its own kind",
    { value_sets: [{ ...set, elements: [{ type: "a", filters: { b: { like: "c" } } }] }] },
  ],
  ["a part that nobody reads", { colours: [] }],
])("settings of prioritisation are refused with %s", (_what, part) => {
  expect(() => contentDocument("prioritisation", { ...example, ...part })).toThrow(
    expect.objectContaining({ code: "content/invalid" }),
  );
});
