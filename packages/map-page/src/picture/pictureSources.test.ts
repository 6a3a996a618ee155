import { expect, it } from "vitest";
import { footOf, pictureName, pngTextsOf } from "./pictureSources.ts";

const sources = {
  client: "Te Tai o Poutini",
  datasetVersion: "0123456789abcdef",
  attribution: ["Modelled data.", "Land: Natural Earth (public domain)"],
  at: new Date(2026, 10, 4, 9, 5),
  link: "https://example.test/risk?v=1&at=172.9,-40.3,13",
};

it("EXP-14 names whose map it is, its data, licence, date and link, at the foot and for programs", () => {
  const foot = footOf(sources);
  expect(foot).toHaveLength(3);
  expect(foot[0]).toBe("Modelled data. · Land: Natural Earth (public domain)");
  expect(foot[1]).toMatch(/^Te Tai o Poutini · Data version 0123456789abcdef · .*2026/);
  expect(foot[2]).toBe(sources.link);
  expect(pngTextsOf(sources)).toEqual({
    Title: "Map of Te Tai o Poutini",
    Author: "Te Tai o Poutini",
    Copyright: "Modelled data.\nLand: Natural Earth (public domain)",
    "Creation Time": sources.at.toISOString(),
    Software: "Stopbank",
    Source: sources.link,
    "Dataset Version": "0123456789abcdef",
  });
});

it("A-38 is saved under the organisation's name and the day", () => {
  expect(pictureName(sources)).toBe("Te Tai o Poutini map 2026-11-04.png");
  expect(pictureName({ ...sources, client: 'Ōtaki / "A:B"\n' })).toBe("Ōtaki    A B map 2026-11-04.png");
});
