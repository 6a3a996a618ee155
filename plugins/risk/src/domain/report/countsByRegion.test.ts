import type { CallApi } from "@stopbank/contract/client";
import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { expect, it } from "vitest";
import { countsByRegion } from "./countsByRegion.ts";

interface Asked {
  readonly params: { readonly types: string; readonly tags: string };
  readonly rest: string;
  readonly query: { readonly regions: string; readonly n_days?: number };
  readonly body: object;
}

/** A server where the region `r7` has seven exposed of its own, and a hundred more in the second scenario. */
function server() {
  const asked: Asked[] = [];
  const call = async (_route: unknown, request: Asked) => {
    asked.push(request);
    const { params, query } = request;
    return params.types.split(",").flatMap((type) =>
      params.tags.split(",").map((tag, at) => ({
        asset_type: type,
        hazard_scenario: tag,
        dataset_version: "v",
        regions: query.regions.split(",").map((region) => ({
          region,
          name: region,
          data: { ...numbers({ high: Number(region.slice(1)) + 100 * at }), percent_exposed: 1 },
        })),
      })),
    );
  };
  return { asked, call: call as unknown as CallApi };
}

const question = (types: readonly string[], tags: readonly string[]) => ({
  types,
  tags,
  coordinates: "body",
  query: { regions: "chosen", n_days: 3 },
  body: { identifying_information: {} },
});
const regions = (count: number) => Array.from({ length: count }, (_, at) => `r${at}`);

it("asks about all regions at once, by the question's own area, days and filters", async () => {
  const { asked, call } = server();
  const counts = await countsByRegion(call, question(["a", "b"], ["x", "y"]), regions(400));
  expect(asked).toEqual([
    {
      params: { types: "a,b", tags: "x,y" },
      rest: "body",
      query: { regions: regions(400).join(","), n_days: 3 },
      body: { identifying_information: {} },
    },
  ]);
  expect(counts.map(({ type, tag, inRegions }) => [type, tag, inRegions.length])).toEqual([
    ["a", "x", 400],
    ["a", "y", 400],
    ["b", "x", 400],
    ["b", "y", 400],
  ]);
  expect(counts[3]?.inRegions[7]).toMatchObject({
    metric_unit: "each",
    totals: { total: 107 },
    assessment: { exposed_count: 107 },
  });
});

it("asks about more regions than an answer bears one part after the other, in their order", async () => {
  const { asked, call } = server();
  const [counts] = await countsByRegion(call, question(["a"], ["x"]), regions(4_500));
  expect(asked.map(({ query }) => query.regions.split(",").length)).toEqual([2_000, 2_000, 500]);
  expect(counts?.inRegions.map(({ totals }) => totals.total)).toEqual(regions(4_500).map((_, at) => at));
});
