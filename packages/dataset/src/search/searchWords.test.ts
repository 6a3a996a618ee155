import { expect, it } from "vitest";
import { canonicalWords, searchWords } from "./searchWords.ts";

it.each([
  ["Ōtaki Beach", ["otaki", "beach"]],
  ["12/34 Rātā St.", ["12", "34", "rata", "st"]],
  ["O'Brien’s", ["obriens"]],
  ["Lot 3 DP1200", ["lot", "3", "dp", "1200"]],
  ["12A", ["12a"]],
  ["14kauri", ["14", "kauri"]],
  ["1st Avenue", ["1st", "avenue"]],
  ["at1st", ["at", "1st"]],
  ["1st 3rds", ["1st", "3", "rds"]],
  ["東京", ["東京"]],
  ["--", []],
])("D-18 %s is looked for as its words, without marks", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it.each([
  ["12A Saint Mary's Road", "12a st marys rd"],
  ["12 ST. MARYS RD", "12a st marys rd".replace("12a", "12")],
  ["Flat 2, 14 Kauri Street", "2 14 kauri st"],
  ["2/14 Kauri St", "2 14 kauri st"],
  ["Unit A 14 Kauri Cres", "a 14 kauri cres"],
  ["14 Kauri Crescent, Apartment 3B", "14 kauri cres 3b"],
  ["The Flat", "the flat"],
  ["Level Crossing Road", "level crossing rd"],
  ["Lot 1 Deposited Plan 88", "lot 1 dp 88"],
  ["3 State Highway 1", "3 sh 1"],
  ["Bed & Breakfast", "bed breakfast"],
  ["Bed and Breakfast", "bed breakfast"],
  ["and", "and"],
  ["Third Avenue North", "3rd ave north"],
  ["3rd Av N", "3rd ave north"],
  ["3rd Av Nth", "3rd ave north"],
  ["South", "south"],
  ["s-1", "s 1"],
  ["12 S Kauri Street", "12s kauri st"],
])("G-09 %s is kept as %s", (text, kept) => {
  expect(canonicalWords(text).join(" ")).toBe(kept);
});
