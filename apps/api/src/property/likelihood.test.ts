import { expect, it } from "vitest";
import { likelihoodOf, likelihoodSentence } from "./likelihood.ts";

it.each([
  [1, "100% chance in any year (1 in 1 years on average): virtually certain within 50 years (100%)."],
  [10, "10% chance in any year (1 in 10 years on average): virtually certain within 50 years (99%)."],
  [20, "5% chance in any year (1 in 20 years on average): very likely within 50 years (92%)."],
  [50, "2% chance in any year (1 in 50 years on average): about as likely as not within 50 years (64%)."],
  [100, "1% chance in any year (1 in 100 years on average): about as likely as not within 50 years (39%)."],
  [250, "0.4% chance in any year (1 in 250 years on average): unlikely within 50 years (18%)."],
  [2_500, "<0.1% chance in any year (1 in 2,500 years on average): very unlikely within 50 years (2%)."],
])("PRO-10 tells in words and numbers how likely an event of %i years is", (years, words) => {
  expect(likelihoodSentence(likelihoodOf(years))).toBe(`Such an event has a ${words}`);
});

it("PRO-10 claims no likelihood that the study does not state", () => {
  expect(likelihoodOf(undefined)).toBeNull();
  expect(likelihoodSentence(null)).toBe("The study does not say how likely such an event is.");
});

it("PRO-10 reckons 50 years as 50 years, each by itself", () => {
  const { fifty_year_chance_percent: percent = 0 } = likelihoodOf(100) ?? {};
  let dry = 1;
  for (let year = 0; year < 50; year++) dry *= 0.99;
  expect(percent).toBeCloseTo(100 * (1 - dry), 9);
});
