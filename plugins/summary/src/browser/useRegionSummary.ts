import type { RegionSummary } from "@stopbank/contract/region-summary";
import { routes } from "@stopbank/contract/routes";
import { type Newest, useNewest } from "@stopbank/map-page/use-newest";
import { useCall, useService, useToaster } from "@stopbank/plugin-api/browser";
import { useCallback, useEffect, useEffectEvent } from "react";
import { keptSummaries } from "./keptSummaries.ts";

export interface SummaryQuestion {
  /** Sorted: whatever order they were chosen in, the answer is the same. */
  readonly scenarios: readonly string[];
  readonly regionGroup: string | undefined;
}

/**
 * The summary of what is asked: kept for as long as the client is in use, and one request at a time, which a new question ends. No
 * scenarios ask nothing (SUM-06).
 */
export function useRegionSummary(
  scenarios: readonly string[],
  regionGroup: string | undefined,
): Newest<SummaryQuestion, RegionSummary> {
  const call = useCall();
  const kept = useService(keptSummaries);
  const toaster = useToaster();
  const ask = useCallback(
    async (question: SummaryQuestion, signal: AbortSignal) => {
      const known = kept.get(keyOf(question));
      if (known !== undefined) return known;
      const answer = await call(
        routes.regionSummary,
        {
          params: { tags: question.scenarios.join(",") },
          query: question.regionGroup === undefined ? {} : { region_group: question.regionGroup },
        },
        { signal },
      );
      kept.keep(keyOf(question), answer);
      return answer;
    },
    [call, kept],
  );
  const question = scenarios.length === 0 ? undefined : { scenarios: scenarios.toSorted(), regionGroup };
  const newest = useNewest(question, ask, keyOf);
  const { error } = newest;
  const say = useEffectEvent(() => toaster.error("Something went wrong. Please try again later."));
  useEffect(() => {
    if (error !== undefined) say();
  }, [error]);
  return newest;
}

const keyOf = (question: SummaryQuestion) => JSON.stringify(question);
