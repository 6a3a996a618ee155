import { expect, it } from "vitest";
import { countriesIn } from "./countries.ts";

it.each([
  ["nz", ["nz"]],
  [" NZ, au;nz  fj ", ["nz", "au", "fj"]],
  ["", []],
  ["New Zealand", undefined],
  ["nzl", undefined],
  [Array(21).fill("nz").join(), undefined],
])("countries in %j", (typed, codes) => {
  expect(countriesIn(typed)).toEqual(codes);
});
