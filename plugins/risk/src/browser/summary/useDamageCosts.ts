import type { AttributeStatsAnswer } from "@stopbank/contract/attribute-stats";
import { routes } from "@stopbank/contract/routes";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import type { Costs } from "@stopbank/map-page/headline";
import { type StatsQuestion, statsQuestion } from "@stopbank/map-page/stats-question";
import { useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback, useMemo } from "react";
import { bodyFor } from "../../domain/annual/annualQuestion.ts";
import { damageNotice } from "../../domain/summary/costNotice.ts";

type DamageQuestion = Pick<StatsQuestion, "coordinates" | "query" | "body"> & {
  readonly type: string;
  readonly tag: string;
};

const shapeOf = ({ type, tag }: DamageQuestion) => JSON.stringify([type, tag]);

/**
 * What a scenario's damage costs the elements the summary is about.
 *
 * @param of undefined while nobody wants to know.
 * @param assessedTotal the replacement cost of what was assessed, which it is a share of.
 */
export function useDamageCosts(
  of: { readonly type: string; readonly tag: string } | undefined,
  assessedTotal: number,
) {
  const call = useCall();
  const { index, currency } = useMapPage();
  const scene = usePageScene();
  const question = useMemo((): DamageQuestion | undefined => {
    const asked = statsQuestion(scene, index.elements);
    if (asked === undefined || of === undefined) return undefined;
    const { coordinates, query, body } = asked;
    return { ...of, coordinates, query, body: bodyFor(body, of.type) };
  }, [scene, index, of]);
  const run = useCallback(
    async ({ type, tag, coordinates, query, body }: DamageQuestion, signal: AbortSignal) => {
      const [answer] = await call(
        routes.attributeStats,
        {
          params: { types: type, tags: tag },
          rest: coordinates,
          query: { ...query, attribute: "damage_cost" },
          body,
        },
        { signal },
      );
      return answer;
    },
    [call],
  );
  const { answered, ...state } = useNewest(question, run, shapeOf);
  const isSame =
    answered !== undefined && question !== undefined && shapeOf(answered.question) === shapeOf(question);
  return { ...state, ...(isSame ? costsOf(answered.answer, assessedTotal, currency) : {}) };
}

function costsOf(
  answer: AttributeStatsAnswer[number] | undefined,
  assessedTotal: number,
  currency: string,
): { readonly costs?: Costs; readonly incomplete?: string | undefined } {
  const stats = answer?.attribute_stats;
  if (answer === undefined || stats?.kind !== "numeric") return {};
  const { min, value, max, missing } = stats;
  return {
    costs: { of: "damage", currency, min, value, max, assessed_total: assessedTotal },
    incomplete: damageNotice(missing.total, answer.assessment.exposed_count),
  };
}
