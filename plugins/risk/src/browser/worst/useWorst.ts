import type { EadRuleName } from "@stopbank/contract/annual-damage";
import { routes } from "@stopbank/contract/routes";
import type { WorstBy } from "@stopbank/contract/worst-elements";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { type StatsQuestion, statsQuestion } from "@stopbank/map-page/stats-question";
import { useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback, useMemo } from "react";
import { bodyFor } from "../../domain/annual/annualQuestion.ts";

interface WorstOf {
  readonly type: string;
  readonly tag: string;
  readonly by: WorstBy;
  readonly limit: number;
  readonly rule: EadRuleName | undefined;
}
type Question = WorstOf & Pick<StatsQuestion, "coordinates" | "query" | "body">;

/** More of them are the same list. */
const shapeOf = ({ type, tag, by }: Question) => JSON.stringify([type, tag, by]);

/** The worst of the elements that the summary is about. */
export function useWorst({ type, tag, by, limit, rule }: WorstOf) {
  const call = useCall();
  const { index } = useMapPage();
  const scene = useSettledScene();
  const question = useMemo((): Question | undefined => {
    const asked = statsQuestion(scene, index.elements);
    if (asked === undefined) return undefined;
    const { coordinates, query, body } = asked;
    return { type, tag, by, limit, rule, coordinates, query, body: bodyFor(body, type) };
  }, [scene, index, type, tag, by, limit, rule]);
  const run = useCallback(
    ({ type, tag, by, limit, rule, coordinates, query, body }: Question, signal: AbortSignal) =>
      call(
        routes.worstElements,
        {
          params: { assetType: type, assetTag: tag },
          rest: coordinates,
          query: { ...query, by, limit, ...(by === "annual" && rule !== undefined ? { rule } : {}) },
          body,
        },
        { signal },
      ),
    [call],
  );
  const { answered, ...state } = useNewest(question, run, shapeOf);
  const isSame =
    answered !== undefined && question !== undefined && shapeOf(answered.question) === shapeOf(question);
  return { ...state, answer: isSame ? answered.answer : undefined };
}
