import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { mostRegionsOf, type StatsByRegion } from "@stopbank/contract/stats-by-region";
import type { StatsQuestion } from "@stopbank/map-page/stats-question";
import type { Counted } from "../summary/matrixCell.ts";

/** What a scenario does to a layer in each of some regions, in their order. */
export interface CountsOfPair {
  readonly type: string;
  readonly tag: string;
  readonly inRegions: readonly Counted[];
}

/**
 * What the scenarios of a question do in each region: asked at once, and of more regions than an answer bears in one call after the
 * other, so that a document takes no more than its part of the server.
 *
 * @param regions ids, each once; those of the question narrow nothing.
 */
export async function countsByRegion(
  call: CallApi,
  { types, tags, coordinates: rest, query, body }: StatsQuestion,
  regions: readonly string[],
): Promise<CountsOfPair[]> {
  const params = { types: types.join(","), tags: tags.join(",") };
  const counts = types.flatMap((type) => tags.map((tag) => ({ type, tag, inRegions: [] as Counted[] })));
  const atOnce = mostRegionsOf(counts.length);
  for (let from = 0; from < regions.length; from += atOnce) {
    const asked = { ...query, regions: regions.slice(from, from + atOnce).join(",") };
    const answers = await call(routes.statsByRegion, { params, rest, query: asked, body });
    for (const { type, tag, inRegions } of counts) {
      const answer = answers.find((each) => each.asset_type === type && each.hazard_scenario === tag);
      for (const { data } of answer?.regions ?? []) inRegions.push(countedOf(data));
    }
  }
  return counts;
}

/** Of a region's figures what a table on paper shows: the rest of thousands is no longer needed. */
const countedOf = ({
  metric_unit,
  assessment,
  totals,
}: StatsByRegion[number]["regions"][number]["data"]): Counted => ({
  metric_unit,
  assessment,
  totals: { total: totals.total },
});
