import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localStorage, type NamesTable, openDataset } from "@stopbank/dataset/read";
import { createDatasetWriter } from "@stopbank/dataset/write";
import { afterAll, beforeAll, expect, it } from "vitest";
import { box } from "../testing/larkhavenDataset.ts";
import { mostFound, searchNames } from "./searchNames.ts";

const names = [
  "Ōtaki",
  "Ōtaki Beach",
  "Ōtākaro Park",
  "Lower Ōtaki",
  "Beach Road",
  "Te Ōtaki Marae",
  "Whangārei",
  "12 Rātā Street",
  "120 Rātā Street",
  "Rātā Street North",
  "東京",
  "Straße",
];
let root: string;
let table: NamesTable;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-search-"));
  const writer = await createDatasetWriter(root, {
    ...{ client: "here", title: "Here", bounds: [172, -41, 173, -40], licence: "CC0", sources: [] },
    conventions: {},
  });
  const place = (name: string) => ({
    type: "Feature" as const,
    properties: { name, kind: "town" },
    geometry: { type: "Point" as const, coordinates: [172.5, -40.5] },
  });
  writer.addPlaces([...names, ...Array.from({ length: 60 }, (_, i) => `Lot ${i}`)].map(place));
  await writer.addRegions({ id: "wards", title: "Wards" }, [
    { name: "Otaki", geometry: box(172, -41, 173, -40) },
  ]);
  await writer.publish();
  table = (await (await openDataset(localStorage(root), "here")).names())!;
});
afterAll(() => rmSync(root, { recursive: true }));

const found = (question: string) => searchNames(table, question).map(({ title }) => title);

it("D-18 finds Ōtaki by Otaki, the place before the ward, then what begins so, then what has the word", () => {
  for (const question of ["Otaki", "ŌTAKI", " otaki ", "O\u0304taki"])
    expect(found(question)).toEqual(["Ōtaki", "Otaki", "Ōtaki Beach", "Lower Ōtaki", "Te Ōtaki Marae"]);
});

it.each([
  ["words in any order", "beach otaki", ["Ōtaki Beach"]],
  ["words that are only begun", "ot be", ["Ōtaki Beach"]],
  ["the beginning of words only", "taki", []],
  ["whole numbers before begun ones", "rata 12", ["12 Rātā Street", "120 Rātā Street"]],
  ["what begins as asked before what has it later", "beach", ["Beach Road", "Ōtaki Beach"]],
  ["other scripts", "東", ["東京"]],
  ["what upper case alone makes the same", "STRASSE", ["Straße"]],
  ["nothing but signs", " -- ", []],
  ["a word that nothing has", "Wellington", []],
])("MAP-16 finds %s: %s", (_what, question, titles) => {
  expect(found(question)).toEqual(titles);
});

it("MAP-16 answers at most so many, the short ones first", () => {
  const lots = found("lot");
  expect(lots).toHaveLength(mostFound);
  expect(lots.slice(0, 10).every((title) => title.length === 5)).toBe(true);
});

it("MAP-16 finds what looking at every name finds, whatever is asked", () => {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase()
      .replace("ß", "ss")
      .split(/[^\p{L}\p{N}]+/u);
  const all = [...names, "Otaki"];
  for (const asked of ["o", "ot", "ra st", "120", "no ra", "b", "s", "te"]) {
    const words = asked.split(" ");
    const expected = all.filter((name) =>
      words.every((word) => plain(name).some((each) => each.startsWith(word))),
    );
    expect(new Set(found(asked))).toEqual(new Set(expected));
  }
});
