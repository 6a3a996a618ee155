import type { Manifest } from "@stopbank/dataset/manifest";
import { expect, it } from "vitest";
import { changesBetween } from "./versionChanges.ts";

const about = { contextual: [], conventions: {}, currency: "NZD" };
const type = (name: string, count: number) => ({
  type: name,
  displayName: name.toUpperCase(),
  geometry: "point",
  count,
});
const hazard = (tags: readonly string[]) => ({
  hazardId: "flood",
  title: "Flood",
  unit: "m",
  sampling: { note: "" },
  classRule: "",
  scenarios: tags.map((tag) => ({ tag, displayName: `Of ${tag}`, parameters: {} })),
});
const batch = (scenario: string, exposed: number, notAssessed = 0, nDays?: number) => ({
  scenario,
  exposed,
  notAssessed,
  ...(nDays !== undefined && { nDays }),
});
const version = (name: string, manifest: object) => ({
  version: name,
  manifest: { ...about, ...manifest } as unknown as Manifest,
});
const before = version("a", {
  elementTypes: [type("houses", 10), type("roads", 4), type("wells", 1)],
  hazards: [hazard(["t10", "t100"])],
  exposures: [
    { type: "houses", batches: [batch("t10", 3), batch("t100", 6)] },
    { type: "roads", batches: [batch("t100", 1, 0, 3)] },
  ],
});
const after = version("b", {
  elementTypes: [type("houses", 12), type("roads", 4), type("marae", 2)],
  hazards: [hazard(["t100"])],
  exposures: [
    { type: "houses", batches: [batch("t100", 7)] },
    { type: "roads", batches: [batch("t100", 1, 2, 3)] },
  ],
});

it("counts elements and scenarios that differ, what came and what went among them", () => {
  const { elements, hazards, before_version, after_version } = changesBetween(before, after);
  expect([before_version, after_version]).toEqual(["a", "b"]);
  expect(elements).toEqual([
    { title: "HOUSES", before: 10, after: 12 },
    { title: "WELLS", before: 1, after: null },
    { title: "MARAE", before: null, after: 2 },
  ]);
  expect(hazards).toEqual([{ title: "Flood", before: 2, after: 1 }]);
});

it("has the figures that differ, the largest difference first, by scenario and days", () => {
  const { figures, figures_in_all } = changesBetween(before, after);
  const none = { before: 0, after: 0 };
  expect(figures).toEqual([
    {
      layer: "HOUSES",
      scenario: "Flood: Of t10",
      exposed: { before: 3, after: null },
      not_assessed: { before: 0, after: null },
    },
    { layer: "HOUSES", scenario: "Flood: Of t100", exposed: { before: 6, after: 7 }, not_assessed: none },
    {
      layer: "ROADS",
      scenario: "Flood: Of t100 after 3 days",
      exposed: { before: 1, after: 1 },
      not_assessed: { before: 0, after: 2 },
    },
  ]);
  expect(figures_in_all).toBe(3);
});

it("says what is described otherwise, and nothing of what is the same", () => {
  const { described } = changesBetween(before, after);
  expect(described.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()).toEqual([
    "layer marae",
    "layer wells",
    "scenario flood: t10",
  ]);
  const same = changesBetween(before, before);
  expect([same.elements, same.hazards, same.figures, same.described]).toEqual([[], [], [], []]);
});
