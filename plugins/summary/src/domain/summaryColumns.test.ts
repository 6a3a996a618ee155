import { expect, it } from "vitest";
import { figures, sampleLayers, sampleSummary } from "../testing/sample.ts";
import { startChoice } from "./summaryChoice.ts";
import { summaryColumns } from "./summaryColumns.ts";
import { elementGroupsOf, summaryLayers } from "./summaryLayers.ts";

const titles = (part: object = {}) =>
  summaryColumns(sampleSummary, sampleLayers, { ...startChoice, ...part }).map(({ title }) => title);

it("SUM-04 are by layer: each level, 'Total', and what was not assessed where there is any", () => {
  const groups = summaryColumns(sampleSummary, sampleLayers, startChoice);
  const levels = ["Insignificant", "Minor", "Moderate", "Major", "Exposed"];
  expect(groups.map(({ title, columns }) => [title, columns.map(({ label }) => label)])).toEqual([
    ["Buildings (each)", [...levels, "Total", "Not assessed"]],
    ["Roads (km)", [...levels, "Total"]],
  ]);
});

it("SUM-04 name the unit: $ with a cost and Value alone, % of it in Percent", () => {
  expect(titles({ show: "value" })).toEqual(["Buildings ($)", "Roads (km)"]);
  expect(titles({ isPercent: true })).toEqual(["Buildings (%)", "Roads (% of km)"]);
  expect(titles({ isPercent: true, show: "value" })).toEqual(["Buildings (% of $)", "Roads (% of km)"]);
});

it("SUM-04 count in each whatever has a unit of another kind", () => {
  const { all } = sampleSummary;
  const odd = { ...all?.roads, metricUnit: "parcels" } as NonNullable<typeof all>[string];
  const [group] = summaryColumns({ all: { roads: odd } }, sampleLayers, startChoice);
  expect(group?.title).toBe("Roads (each)");
});

it("SUM-03 are those of the element group that is chosen", () => {
  expect(titles({ elementGroup: "Transport" })).toEqual(["Roads (km)"]);
  expect(elementGroupsOf(sampleLayers)).toEqual(["Built", "Transport"]);
});

it("SUM-10 AMB-43 have one of potential and unspecified each where anything is in them", () => {
  const amount = { metric: 1, replacementCost: null };
  const buildings = figures({ ...amount, assessed: amount }, { potential: amount });
  const [group] = summaryColumns({ all: { buildings } }, sampleLayers, startChoice);
  expect(group?.columns.map(({ kind }) => kind).slice(-2)).toEqual(["potential", "total"]);
});

it("takes layers in the order in which they are chosen for a map, with the first of their days", () => {
  const layer = (type: string, is_cascading: boolean) => ({
    type,
    display_name: type.toUpperCase(),
    is_cascading,
    n_days: is_cascading ? [3, 7] : [],
  });
  const assets = {
    built: { groups: [{ groupName: "Built", assets: [layer("b", false), layer("s", true)] }] },
    land: { groups: [{ groupName: "Land", assets: [layer("r", false)] }] },
  };
  expect(summaryLayers({ assets } as unknown as Parameters<typeof summaryLayers>[0])).toEqual([
    { type: "b", title: "B", group: "Built", firstDay: undefined },
    { type: "s", title: "S", group: "Built", firstDay: 3 },
    { type: "r", title: "R", group: "Land", firstDay: undefined },
  ]);
});
