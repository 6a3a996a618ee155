import type { DamageTogether, EadRuleName } from "@stopbank/contract/annual-damage";
import { routes } from "@stopbank/contract/routes";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { type StatsQuestion, statsQuestion } from "@stopbank/map-page/stats-question";
import { useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback, useMemo } from "react";
import { bodyFor } from "../../domain/annual/annualQuestion.ts";

type Question = Pick<StatsQuestion, "tags" | "coordinates" | "query" | "body"> & {
  readonly type: string;
  readonly rule: EadRuleName | undefined;
};

const shapeOf = ({ type, tags, rule }: Question) => JSON.stringify([type, tags, rule]);

/** What scenarios cost one element layer together, of the elements the summary is about. */
export function useDamageTogether(type: string, tags: readonly string[], rule: EadRuleName | undefined) {
  const call = useCall();
  const { index } = useMapPage();
  const scene = useSettledScene();
  const question = useMemo((): Question | undefined => {
    const asked = statsQuestion(scene, index.elements);
    return (
      asked && {
        type,
        tags,
        rule,
        coordinates: asked.coordinates,
        query: asked.query,
        body: bodyFor(asked.body, type),
      }
    );
  }, [scene, index, type, tags, rule]);
  const run = useCallback(
    async ({ type, tags, rule, coordinates, query, body }: Question, signal: AbortSignal) => {
      const [answer] = await call(
        routes.damageTogether,
        {
          params: { types: type, tags: tags.join(",") },
          rest: coordinates,
          query,
          body: { ...body, ...(rule === undefined ? {} : { rule }) },
        },
        { signal },
      );
      // One type in, one answer out.
      return answer as DamageTogether[number];
    },
    [call],
  );
  const { answered, ...state } = useNewest(question, run, shapeOf);
  const isSame =
    answered !== undefined && question !== undefined && shapeOf(answered.question) === shapeOf(question);
  return { ...state, answer: isSame ? answered.answer : undefined };
}
