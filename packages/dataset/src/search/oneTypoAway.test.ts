import { expect, it } from "vitest";
import { oneTypoAway } from "./oneTypoAway.ts";

it("AMB-09 a word has its neighbours by one letter", () => {
  const near = oneTypoAway("kuari");
  for (const word of ["kauri", "kuar", "kuarix", "kuiri"]) expect(near).toContain(word);
  expect(near).not.toContain("kuari");
});

it.each([
  [3, false],
  [4, true],
  [32, true],
  [33, false],
  [10_000, false],
])("AMB-09 of a word of %i letters typos are forgiven: %s", (letters, isForgiven) => {
  expect(oneTypoAway("k".repeat(letters)).size > 0).toBe(isForgiven);
});
