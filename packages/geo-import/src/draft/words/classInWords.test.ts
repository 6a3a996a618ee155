import { expect, it } from "vitest";
import { classesBy, classRemarks } from "../draftClasses.ts";
import { columnSight } from "../seen/seenColumn.ts";
import { classInWords } from "./classInWords.ts";

it.each([
  ["Low", "low"],
  ["Low susceptibility", "low"],
  ["Unlikely", "low"],
  ["Not likely", "low"],
  ["Rare", "low"],
  ["Minor", "low"],
  ["Very low", "insignificant"],
  ["VERY_LOW", "insignificant"],
  ["Highly unlikely", "insignificant"],
  ["Very unlikely", "insignificant"],
  ["Negligible", "insignificant"],
  ["Not significant", "insignificant"],
  ["Medium", "moderate"],
  ["Possible", "moderate"],
  ["Low to moderate", "moderate"],
  ["High", "high"],
  ["very_high", "high"],
  ["Highly susceptible", "high"],
  ["Moderate to high", "high"],
  ["Almost certain", "high"],
  ["None", "none"],
  ["No hazard", "none"],
  ["Not exposed", "none"],
  ["Impossible", "none"],
  ["Outside the study", "none"],
  ["No flood hazard", "none"],
  ["Not in a flood hazard area", "none"],
  ["Non-hazardous", "none"],
  ["Nil risk", "none"],
  ["No known hazard", "none"],
  ["Outside the mapped area", "none"],
  ["Not assessed", "unspecified"],
  ["Not known", "unspecified"],
  ["Not mapped", "unspecified"],
  ["No data", "unspecified"],
  // What is said beside a level does not make less of it.
  ["No. 1 - High", "high"],
  ["No 2: moderate", "moderate"],
  ["High, outside the moderate zone", "high"],
  ["High hazard (outside stopbank)", "high"],
  ["High, outside the levee", "high"],
  ["High (depth unknown)", "high"],
  ["High, minimal warning time", "high"],
  ["Moderate, not yet mapped in detail", "moderate"],
  ["High hazard, very rare", "high"],
  ["Negligible to low", "low"],
])("%s says %s", (value, expected) => expect(classInWords(value)).toBe(expected));

it.each([
  ...["Debris flow", "Shallow slip", "Yellow zone", "Slow earthflow", "Overflow path", "Highway", "Majority"],
  ...["No-build zone", "No go area", "No development zone", "No flood protection", "Outside stopbank"],
  ...["Outside the high hazard area", "No high hazard", "Not insignificant", "Very low-lying land"],
  ...["High ground", "Low-lying land", "Below the bank", "Not severe", "Prepared", "Zone 2", "Likely"],
])("%s says nothing", (value) => expect(classInWords(value)).toBeUndefined());

it("what words say nothing of is potential, and named", () => {
  const sight = columnSight("hazard_type");
  for (const value of ["Debris flow", "Shallow slip", "High", "A", "B", "C", "D"]) sight.add(value);
  const column = sight.done();
  expect(classesBy(column)).toEqual({
    column: "hazard_type",
    values: {
      "Debris flow": "potential",
      "Shallow slip": "potential",
      High: "high",
      ...{ A: "potential", B: "potential", C: "potential", D: "potential" },
    },
  });
  expect(classRemarks(column)).toEqual([
    {
      path: ["classes"],
      sentence: "guessed by words, which say nothing of Debris flow, Shallow slip, A, B, C, D: check each",
    },
  ]);
});
