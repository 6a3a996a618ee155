import type { Call } from "@stopbank/contract/client";
import type { MultiHazardStats, RiskData } from "@stopbank/contract/risk";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { useEffect, useMemo, useState } from "react";
import { createLatest } from "../../domain/latest.ts";
import { keyOfQuestion, type StatsQuestion, shapeOf, statsQuestion } from "../../domain/statsQuestion.ts";
import { useRisk, useScene } from "../riskContext.ts";

export interface RiskStats {
  readonly question: StatsQuestion;
  readonly each: readonly RiskData[];
  /** Several hazards together; undefined for a single one. */
  readonly together: MultiHazardStats | undefined;
}

export interface RiskStatsState {
  /** Nothing to ask: it takes an element layer and a hazard. */
  readonly isIdle: boolean;
  /** The newest answer about these layers; of an area a moment ago while another is being asked about. */
  readonly stats: RiskStats | undefined;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** The numbers of the summary. They follow the scene: one request in flight, the newest question wins. */
export function useRiskStats(): RiskStatsState {
  const call = useCall();
  const { index } = useRisk();
  const scene = useScene();
  const question = useMemo(() => statsQuestion(scene, index.elements), [scene, index]);
  const key = question === undefined ? undefined : keyOfQuestion(question);
  const [stats, setStats] = useState<RiskStats>();
  const [failure, setFailure] = useState<{ key: string; error: Error }>();
  const latest = useMemo(
    () =>
      createLatest<StatsQuestion, RiskStats>({
        run: (asked, signal) => fetchStats(call, asked, signal),
        shapeOf,
        onAnswer: (_, answer) => {
          setStats(answer);
          setFailure(undefined);
        },
        onError: (asked, error) =>
          setFailure({
            key: keyOfQuestion(asked),
            error: error instanceof Error ? error : new Error(String(error)),
          }),
      }),
    [call],
  );
  useEffect(() => () => latest.stop(), [latest]);
  // The key holds all there is to the question; its identity changes with every move of the camera.
  useEffect(() => {
    if (key === undefined) latest.stop();
    else latest.ask(JSON.parse(key) as StatsQuestion);
  }, [key, latest]);

  const isSameShape =
    stats !== undefined && question !== undefined && shapeOf(stats.question) === shapeOf(question);
  const isCurrent = stats !== undefined && key !== undefined && keyOfQuestion(stats.question) === key;
  const failed = failure !== undefined && failure.key === key ? failure.error : undefined;
  return {
    isIdle: question === undefined,
    stats: isSameShape ? stats : undefined,
    isUpdating: question !== undefined && !isCurrent && failed === undefined,
    error: failed,
    retry: () => {
      setFailure(undefined);
      if (question !== undefined) latest.ask(question);
    },
  };
}

async function fetchStats(call: Call, question: StatsQuestion, signal: AbortSignal): Promise<RiskStats> {
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
