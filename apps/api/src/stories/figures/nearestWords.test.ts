import { expect, it } from "vitest";
import { nearestWords } from "./nearestWords.ts";

const tags = [
  "river_flood_100yr_present_hold",
  "river_flood_100yr_high_hold",
  "storm_tide_100yr",
  "quake_m7",
];

it.each([
  ["quake_m7", ["quake_m7"]],
  ["quake_m8", ["quake_m7"]],
  ["Quak_m7", ["quake_m7"]],
  ["river_flood_100", ["river_flood_100yr_present_hold", "river_flood_100yr_high_hold"]],
  ["river_flood_100yr_present_hol", ["river_flood_100yr_present_hold", "river_flood_100yr_high_hold"]],
  ["weather", []],
  ["ri", []],
  ["", []],
])("STO-09 knows which words could be meant by '%s', the nearest first", (word, near) => {
  expect(nearestWords(word, tags, 3)).toEqual(near);
});

it("STO-09 tells no more of them than are wanted", () => {
  expect(nearestWords("river", tags, 1)).toEqual(["river_flood_100yr_present_hold"]);
});
