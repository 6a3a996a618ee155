import { expect, it } from "vitest";
import type { SortColumn } from "../choice/priorityChoice.ts";
import { priorities, stability } from "../testing/answers.ts";
import { areaRows, rankBands } from "./areaRows.ts";
import { rankAreas } from "./rankAreas.ts";

const ranking = rankAreas(priorities, {});
const bands = rankBands(stability);
const names = (column: SortColumn, isDescending = false) =>
  areaRows(ranking, bands, { column, isDescending }).map(({ name }) => name);

it("PRI-09 sorts by priority or by name, either way; macrons stand where their vowels do", () => {
  expect(names("priority")).toEqual([
    "Riverside",
    "Harbour",
    "Ōtara Flats",
    "Plains",
    "Hilltop",
    "Back Country",
  ]);
  expect(names("priority", true)).toEqual([
    "Hilltop",
    "Plains",
    "Ōtara Flats",
    "Harbour",
    "Riverside",
    "Back Country",
  ]);
  expect(names("area")).toEqual(["Back Country", "Harbour", "Hilltop", "Ōtara Flats", "Plains", "Riverside"]);
  expect(names("area", true)[0]).toBe("Riverside");
});

it("PRI-09 sorts by how firm a rank is and by how much is unknown; what has no figure stands last", () => {
  expect(names("stability")).toEqual([
    "Hilltop",
    "Riverside",
    "Plains",
    "Harbour",
    "Ōtara Flats",
    "Back Country",
  ]);
  expect(names("stability", true).at(-1)).toBe("Back Country");
  expect(names("unknown", true).slice(0, 2)).toEqual(["Back Country", "Plains"]);
  expect(areaRows(ranking, undefined, { column: "stability", isDescending: false })[0]?.name).toBe(
    "Riverside",
  );
});

it("says of each area over which ranks it goes, of those that have one", () => {
  expect(bands.get("suburbs.hilltop")).toEqual({
    best: 5,
    median: 5,
    worst: 5,
    ranked: 5,
    words: "Number 5 whatever you value",
    shares: undefined,
    firmness: 1,
  });
  expect(bands.get("suburbs.ōtara_flats")).toMatchObject({
    firmness: 0.25,
    words: "Between 1 and 4, by what you value",
  });
  expect(bands.has("suburbs.back_country")).toBe(false);
});

/** So many areas of which the first goes from `best` to `worst`, the others stay where they are. */
const stabilityOf = (count: number, best: number, worst: number, inTop5: number, inTop10: number) => {
  const [area] = Object.values(stability.regions);
  if (area === undefined) throw new Error("The example has areas.");
  const regions = Array.from({ length: count }, (_, at) => ({
    ...area,
    area: `a${at}`,
    ...(at === 0
      ? { best_rank: best, worst_rank: worst, share_in_top_5: inTop5, share_in_top_10: inTop10 }
      : { best_rank: at + 1, worst_rank: at + 1 }),
  }));
  return { ...stability, regions: Object.fromEntries(regions.map((each) => [each.area, each])) };
};

it("says how often an area is among the first five, in words of up to ten areas and beside them of more", () => {
  expect(rankBands(stabilityOf(9, 2, 7, 0.42, 1)).get("a0")).toMatchObject({
    words: "In the top five for 42% of weightings",
    shares: undefined,
  });
  expect(rankBands(stabilityOf(12, 2, 11, 0.42, 0.9)).get("a0")).toMatchObject({
    words: "In the top ten for 90% of weightings",
    shares: "Top five for 42%, top ten for 90%",
  });
});
