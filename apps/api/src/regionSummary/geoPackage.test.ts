import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { RegionSummary } from "@stopbank/contract/region-summary";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

const tags = ["flood_100yr", "flood_500yr", "quake_m7"];
let api: RunningApi;
let file: DatabaseSync;
beforeAll(async () => {
  api = await startApi();
  const path = `/asset/export/risksummary/larkhaven/gpkg/buildings,roads/${tags.join()}/all`;
  const exported = await api.get(path, api.as("member"));
  expect(exported.statusCode, exported.body.slice(0, 300)).toBe(200);
  const copy = join(api.root, "exported.gpkg");
  await writeFile(copy, exported.rawPayload);
  file = new DatabaseSync(copy, { readOnly: true });
});
afterAll(async () => {
  file?.close();
  await api.stop();
});

/** What an element weighs under a scenario: not exposed, not assessed, then its class from the least (AMB-41), by the file's ratings. */
const weight = (tag: string) => `CASE "${tag} state" WHEN 'not exposed' THEN 0 WHEN 'not assessed' THEN 1
  ELSE CASE "${tag} rating" WHEN 0 THEN 2 WHEN 3 THEN 3 WHEN 2 THEN 4 WHEN 1 THEN 5 WHEN 4 THEN 6 WHEN 5 THEN 6 WHEN 6 THEN 7 ELSE 8 END END`;
const weightOf = { insignificant: 3, exposed: 4, minor: 6, moderate: 7, major: 8 } as const;

interface Group {
  readonly region: string | null;
  readonly weight: number;
  readonly metric: number;
  readonly cost: number | null;
}

/** Elements by region and what they weigh at most under the scenarios, by SQL over the file that people are given. */
const grouped = (layer: string, chosen: readonly string[], region: string, metric: string, cost: string) =>
  file
    .prepare(
      `SELECT ${region} AS region, weight, SUM(${metric}) AS metric, SUM(${cost}) AS cost FROM
       (SELECT *, MAX(0, ${chosen.map(weight).join()}) AS weight FROM "${layer}") GROUP BY 1, 2`,
    )
    .all() as unknown as Group[];

it.each([["flood_100yr"], ["quake_m7"], ["flood_100yr,quake_m7"], [tags.join()]])(
  "SUM-08 SUM-10 AMB-41 under %s has the figures that SQL finds in the exported GeoPackage",
  async (list) => {
    const answer = await api.get(`/asset/rsm/vulnerabilities/${list}`, api.as("member"));
    const summary: RegionSummary = answer.json();
    const chosen = list.split(",");
    const buildings = grouped("buildings", chosen, "suburb", "1", "cost");
    const roads = grouped("roads", chosen, "NULL", "length", "NULL");
    const entries = [
      [summary["suburb.otara"]?.buildings, buildings.filter(({ region }) => region === "Ōtara")],
      [summary["suburb.south"]?.buildings, buildings.filter(({ region }) => region === "South")],
      [summary.outside?.buildings, buildings.filter(({ region }) => region === null)],
      [summary.all?.buildings, buildings.filter(({ region }) => region !== null)],
      [summary.outside?.roads, roads],
    ] as const;
    for (const [found, groups] of entries) {
      const sum = (isMeant: (weight: number) => boolean) => {
        const meant = groups.filter((group) => isMeant(group.weight));
        const add = (part: "metric" | "cost") =>
          meant.reduce((total, group) => total + (group[part] ?? 0), 0);
        return {
          metric: add("metric"),
          replacementCost: found?.replacementCost === null ? null : add("cost"),
        };
      };
      const expectAmount = (
        amount: { metric: number; replacementCost: number | null } | undefined,
        isMeant: (weight: number) => boolean,
      ) => {
        const expected = sum(isMeant);
        expect(amount?.metric).toBeCloseTo(expected.metric, 4);
        expect(amount?.replacementCost).toEqual(expected.replacementCost);
      };
      for (const [level, weighs] of Object.entries(weightOf))
        expectAmount(found?.vulnerabilities[level as keyof typeof weightOf], (each) => each === weighs);
      expectAmount(found, (each) => each > 1);
      expectAmount(found?.notAssessed, (each) => each === 1);
      const assessed = found && { metric: found.metricTotal, replacementCost: found.replacementCostTotal };
      expectAmount(assessed, (each) => each !== 1);
    }
  },
);
