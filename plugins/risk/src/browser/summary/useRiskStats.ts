import type { CallApi } from "@stopbank/contract/client";
import type { MultiHazardStats, RiskData } from "@stopbank/contract/risk";
import { routes } from "@stopbank/contract/routes";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { type StatsQuestion, shapeOf, statsQuestion } from "@stopbank/map-page/stats-question";
import { useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback, useMemo } from "react";

export interface RiskStats {
  readonly question: StatsQuestion;
  readonly each: readonly RiskData[];
  /** Several hazards together; undefined for a single one. */
  readonly together: MultiHazardStats | undefined;
}

export interface RiskStatsState {
  /** Nothing to ask: it takes an element layer and a hazard. */
  readonly isIdle: boolean;
  /** The newest answer about these element layers; of an area or scenario a moment ago while another is asked about. */
  readonly stats: RiskStats | undefined;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** The numbers of the summary. They follow the scene: one request in flight, the newest question wins. */
export function useRiskStats(): RiskStatsState {
  const call = useCall();
  const { index } = useMapPage();
  const scene = useSettledScene();
  const question = useMemo(() => statsQuestion(scene, index.elements), [scene, index]);
  const run = useCallback(
    (asked: StatsQuestion, signal: AbortSignal) => fetchStats(call, asked, signal),
    [call],
  );
  const { answered, ...state } = useNewest(question, run, shapeOf);
  const isAboutSame =
    answered !== undefined &&
    question !== undefined &&
    answered.question.types.join() === question.types.join();
  return {
    ...state,
    isIdle: question === undefined,
    stats: isAboutSame ? answered.answer : undefined,
  };
}

async function fetchStats(call: CallApi, question: StatsQuestion, signal: AbortSignal): Promise<RiskStats> {
  const request = {
    params: { types: question.types.join(","), tags: question.tags.join(",") },
    rest: question.coordinates,
    query: question.query,
    body: question.body,
  };
  const [each, together] = await Promise.all([
    call(routes.exposureStats, request, { signal }),
    question.tags.length > 1 ? call(routes.multiHazardStats, request, { signal }) : undefined,
  ]);
  return { question, each, together };
}
