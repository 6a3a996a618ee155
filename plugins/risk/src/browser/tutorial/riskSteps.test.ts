import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer, setLayers } from "@stopbank/scene/layers";
import { expect, it, vi } from "vitest";
import { type RiskFacts, riskSteps } from "./riskSteps.ts";

const withLayers = setLayers([elementLayer("buildings"), hazardLayer("river", "river_100")]);
const all: RiskFacts = {
  hazards: "Risk Sources",
  hasMethodsReport: true,
  hasReportStep: true,
  regionCount: 2,
  withLayers,
};
const page = { setSheet: vi.fn(), openAddLayers: vi.fn(), closeAddLayers: vi.fn() };
const titles = (facts: Partial<RiskFacts>) => riskSteps({ ...all, ...facts }, page).map(({ title }) => title);
/** What is missing of all there are. */
const lacking = (facts: Partial<RiskFacts>) => {
  const there = titles(facts);
  return titles({}).filter((title) => !there.includes(title));
};

it("TUT-10: points at all there is, part by part", () => {
  const byModule = Object.groupBy(riskSteps(all, page), ({ module }) => module);
  expect(Object.fromEntries(Object.entries(byModule).map(([name, steps]) => [name, steps.length]))).toEqual({
    "Map Basics": 5,
    "Add & Explore Layers": 8,
    "Navigating the Sidebar": 6,
    "Map Tools": 5,
  });
  expect(titles({})).toContain("Risk Sources");
});

it.each([
  ["no methods report", { hasMethodsReport: false }, ["Methodology Report"]],
  ["sideDrawerReport off", { hasReportStep: false }, ["Export Risk Summary"]],
  ["one region", { regionCount: 1 }, ["Regions"]],
  ["no region", { regionCount: 0 }, ["Regions"]],
  [
    "data without elements or hazards",
    { withLayers: undefined },
    ["Legends", "Scenario Controls", "Show and hide", "Layer details", "The chart", "Export Risk Summary"],
  ],
] as const)("TUT-05: leaves out what does not hold: %s", (_what, facts, missing) => {
  expect(lacking(facts)).toEqual(missing);
});

it("TUT-07: puts layers on for what is about them, in the tab it is in", () => {
  const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
  const step = riskSteps(all, page).find(({ title }) => title === "The chart");
  const shown = step?.scene?.(start);
  expect(shown?.layers.map(({ id }) => id)).toEqual(["buildings", "river"]);
  expect(shown?.drawer).toEqual({ open: true, focus: "risk" });
});

it("keeps the dialog from one step in it to the next", () => {
  const inDialog = riskSteps(all, page).filter(({ at }) => at.includes("map-page-add-tabs"));
  expect(new Set(inDialog.map(({ open }) => open?.()))).toEqual(new Set([page.closeAddLayers]));
  expect(page.openAddLayers.mock.calls).toEqual([["elements"], ["hazards"], ["contextual"]]);
});
