import { expect, it } from "vitest";
import { footOf, type PictureSources, pictureName, pngTextsOf } from "./pictureSources.ts";

const sources: PictureSources = {
  client: "Te Tai o Poutini",
  datasetVersion: "0123456789abcdef",
  attribution: ["Modelled data.", "Land: Natural Earth (public domain)"],
  at: new Date(2026, 10, 4, 9, 5),
  link: "https://example.test/risk?v=1&at=172.9,-40.3,13",
  provenance: undefined,
};
const known: PictureSources = {
  ...sources,
  provenance: {
    product: { name: "Stopbank", version: "1.2.3", commit: null },
    dataset: {
      version: "0123456789abcdef",
      title: "A district",
      notice: null,
      licence: "CC BY 4.0",
      sources: [],
      currency: "NZD",
      price_year: null,
      published_at: null,
    },
    client: { client_name: "poutini", display_name: "Te Tai o Poutini" },
    asked: { layers: [], scenarios: [], regions: [], area: null, filters: [], n_days: null },
    rules: [{ title: "Three states", text: "What was not assessed is neither exposed nor safe." }],
    made: { at: "2026-11-04T09:05:00Z", who: "someone@example.test", by: "session", token: null },
    scene_link: "https://example.test/risk?v=1",
  },
};

it("EXP-14 names whose map it is, its data, date and link, at the foot and for programs", () => {
  const foot = footOf(sources);
  expect(foot).toHaveLength(3);
  expect(foot[0]).toBe("Modelled data. · Land: Natural Earth (public domain)");
  expect(foot[1]).toMatch(/^Te Tai o Poutini · Data version 0123456789abcdef · [^·]*2026[^·]*$/);
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

it("EXP-14 says at the foot what narrows what is seen", () => {
  const { provenance } = known;
  if (provenance === undefined) throw new Error("There is one.");
  const regions = ["Ōtaki", "Levin", "Foxton", "Shannon", "Tokomaru"].map((name) => ({
    id: name,
    name,
    group: "ward",
  }));
  const asked = {
    ...provenance.asked,
    regions,
    area: { rule: "touches" as const, hectares: 31.2, positions: 4 },
    filters: ["Buildings: Storeys at least 2"],
  };
  expect(footOf({ ...known, provenance: { ...provenance, asked } })[0]).toBe(
    "Filtering by selected regions: Ōtaki, Levin, Foxton and 2 others · Filtering by custom shape: Elements that touch the drawn area of 31.2\u00a0ha · Filtering by element attributes: Buildings: Storeys at least 2",
  );
  expect(footOf(known)).toHaveLength(3);
});

it("EXP-14 has the licence beside it where the server says, and who made it for programs alone", () => {
  expect(footOf(known)[1]).toContain(" · Licence: CC BY 4.0 · ");
  expect(footOf(known).join()).not.toContain("someone@example.test");
  const texts = pngTextsOf(known);
  expect(texts).toMatchObject({ Software: "Stopbank 1.2.3", "Made By": "someone@example.test" });
  expect(texts.Copyright?.split("\n").at(-1)).toBe("CC BY 4.0");
  expect(JSON.parse(texts.Provenance ?? "")).toEqual(known.provenance);
});

it("A-38 is saved under the organisation's name and the day", () => {
  expect(pictureName(sources)).toBe("Te Tai o Poutini map 2026-11-04.png");
  expect(pictureName({ ...sources, client: 'Ōtaki / "A:B"\n' })).toBe("Ōtaki    A B map 2026-11-04.png");
});
