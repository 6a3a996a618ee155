import { routes } from "@stopbank/contract/routes";
import { offered } from "@stopbank/map/testing/offered";
import { createMapPages, mapPages } from "@stopbank/map-page/pages";
import type { Get } from "@stopbank/plugin-api";
import { call, client, terms } from "@stopbank/plugin-api/browser";
import { clientWith, flagsOf } from "@stopbank/plugin-api/testing/browser";
import { termsOf } from "@stopbank/ui/terms";
import { describe, expect, it } from "vitest";
import { loadRiskSteps } from "./loadRiskSteps.ts";

interface Given {
  readonly methodsUrl?: string;
  readonly hasReports?: boolean;
  /** How many regions each group of them has. */
  readonly regions?: readonly number[];
  readonly assets?: typeof offered.assets;
}

/** What the shell offers a page of one client, whose server answers as a test says. */
function offering({ methodsUrl, hasReports = false, regions = [], assets = offered.assets }: Given): Get {
  const { config, ...one } = clientWith(flagsOf(...(hasReports ? (["sideDrawerReport"] as const) : [])));
  const answers = new Map<unknown, unknown>([
    [routes.layers, { ...offered, assets, examples: [] }],
    [routes.regions, regions.map((count) => ({ regions: Array.from({ length: count }, () => ({})) }))],
  ]);
  const offers = new Map<unknown, unknown>([
    [call, async (route: unknown) => answers.get(route)],
    [client, { ...one, config: { ...config, methods_report_url: methodsUrl ?? null } }],
    [terms, termsOf({ hazard: true })],
    [mapPages, createMapPages()],
  ]);
  return (async (token: unknown) => offers.get(token)) as Get;
}

const mayLack = ["Methodology Report", "Export Risk Summary", "Regions", "The chart"];
const found = async (given: Given) => {
  const titles = (await loadRiskSteps(offering(given))).map(({ title }) => title);
  return mayLack.filter((title) => titles.includes(title));
};

describe("the steps of the risk map for a client", () => {
  it("TUT-05: has the step of the methods report where the client has one", async () => {
    expect(await found({ methodsUrl: "https://larkhaven.example/methods.pdf" })).toEqual([
      "Methodology Report",
      "The chart",
    ]);
  });

  it("TUT-05: has that of the export under the flag sideDrawerReport", async () => {
    expect(await found({ hasReports: true })).toEqual(["Export Risk Summary", "The chart"]);
  });

  it("TUT-05: has that of regions from two on, of whatever groups", async () => {
    expect(await found({ regions: [1] })).toEqual(["The chart"]);
    expect(await found({ regions: [1, 0, 1] })).toEqual(["Regions", "The chart"]);
  });

  it("TUT-05: has none of those that need layers where the data has none", async () => {
    expect(await found({ hasReports: true, assets: {} })).toEqual([]);
  });
});
