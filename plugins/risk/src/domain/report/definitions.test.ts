import { classLabels } from "@stopbank/map-page/damage-classes";
import { expect, it } from "vitest";
import { definitionsOf } from "./definitions.ts";

it("EXP-09 defines each state, not assessed among them", () => {
  expect(definitionsOf(classLabels(undefined)).map(({ term }) => term)).toEqual([
    "Not Exposed",
    "Insignificant",
    "Minor/Low",
    "Moderate",
    "Major/High",
    "Exposed",
    "Not assessed",
  ]);
});

it("EXP-09 uses the client's own words for damage classes", () => {
  const words = { ...classLabels(undefined) };
  const of = (code: number, label: string) => Object.assign(words, { [code]: label });
  for (const code of Object.keys(words)) of(Number(code), `Class ${code}`);
  expect(definitionsOf(words).filter(({ term }) => term.startsWith("Class "))).toHaveLength(5);
});
