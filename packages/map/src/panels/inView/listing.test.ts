import { expect, it } from "vitest";
import type { DrawnItem } from "../../feature/mapFeature.ts";
import { choicesOf, type Listing, listed, usualListing } from "./listing.ts";

const item = (layer: string, name: string, status: string, rank: number): DrawnItem => ({
  key: `${layer}/${name}`,
  layer,
  name,
  id: `id-${name.length}`,
  status,
  rank,
  choose: () => undefined,
});
const found = [
  item("Schools", "Ōtaki School", "Minor", 2),
  item("Bridges", "Bridge 10", "Major", 0),
  item("Bridges", "Bridge 9", "Minor", 2),
  item("Bridges", "", "", 9),
];
const names = (asked: Partial<Listing>) =>
  listed(found, { ...usualListing, ...asked }).map(({ name, id }) => name || id);

it.each([
  ["words with or without macrons", { search: "otaki minor" }, ["Ōtaki School"]],
  ["an id", { search: "ID-0" }, ["id-0"]],
  ["words that nothing has", { search: "quay" }, []],
  ["spaces alone", { search: "  " }, ["Bridge 9", "Bridge 10", "id-0", "Ōtaki School"]],
  ["a layer", { layer: "Schools" }, ["Ōtaki School"]],
  ["a damage state", { status: "Minor" }, ["Bridge 9", "Ōtaki School"]],
  ["both", { status: "Minor", layer: "Bridges" }, ["Bridge 9"]],
])("D-02 the list of what is drawn is narrowed by %s", (_what, asked, expected) => {
  expect(names(asked)).toEqual(expected);
});

it.each([
  ["layer", true, ["Bridge 9", "Bridge 10", "id-0", "Ōtaki School"]],
  ["layer", false, ["Ōtaki School", "Bridge 9", "Bridge 10", "id-0"]],
  ["name", false, ["Ōtaki School", "id-0", "Bridge 10", "Bridge 9"]],
  ["damage", true, ["Bridge 10", "Bridge 9", "Ōtaki School", "id-0"]],
  ["damage", false, ["id-0", "Bridge 9", "Ōtaki School", "Bridge 10"]],
] as const)("D-02 it is in order of %s, upwards: %s", (by, up, expected) => {
  expect(names({ by, up })).toEqual(expected);
});

it("offers the layers and damage states that are drawn, the worst first", () => {
  expect(choicesOf(found)).toEqual({ layers: ["Bridges", "Schools"], statuses: ["Major", "Minor"] });
});
