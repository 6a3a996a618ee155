import { expect, it } from "vitest";
import { parts } from "../testing/parts.ts";
import { moveWords } from "./moveWords.ts";
import { byHazardGroup, byValueSet } from "./whyParts.ts";

it("parts an area's score by value set, the most first, and what is not known last", () => {
  expect(
    byValueSet(parts).map(({ label, ofScore, weight, share }) => [
      label,
      Math.round(ofScore * 100),
      weight,
      share,
    ]),
  ).toEqual([
    ["Land", 70, 1, 0.9],
    ["Homes", 30, 3, 0.2],
    ["Lifelines", 0, 1, undefined],
  ]);
});

it("parts it by group of hazards, over all value sets, to the same whole", () => {
  const groups = byHazardGroup(parts);
  expect(groups.map(({ label, ofScore }) => [label, Number(ofScore.toFixed(4))])).toEqual([
    ["Flooding", 0.925],
    ["Coast", 0.075],
  ]);
  expect(groups.reduce((sum, { ofScore }) => sum + ofScore, 0)).toBeCloseTo(1, 12);
});

it("has no parts of a score of nothing", () => {
  const nothing = { ...parts, totalAreaScore: 0 };
  expect(byValueSet(nothing).every(({ ofScore }) => ofScore === 0)).toBe(true);
  expect(byHazardGroup({ ...parts, totalAreaScore: null }).every(({ ofScore }) => ofScore === 0)).toBe(true);
});

it("says which value set moves it most, or that none does", () => {
  expect(moveWords({ valueSet: "Land", bestRank: 1, worstRank: 4 })).toBe(
    "Land moves it most: with its weight from 1 to 5 the rank goes from 1 to 4.",
  );
  expect(moveWords(undefined)).toMatch(/^No single value set moves it/);
});
