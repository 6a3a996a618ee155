import type { AttributeStatsAnswer } from "@stopbank/contract/attribute-stats";
import { routes } from "@stopbank/contract/routes";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import type { Costs } from "@stopbank/map-page/headline";
import { type StatsQuestion, statsQuestion } from "@stopbank/map-page/stats-question";
import { useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback, useMemo } from "react";
import { bodyFor } from "../../domain/annual/annualQuestion.ts";
import { amountNotice, damageNotice } from "../../domain/summary/costNotice.ts";

/** The API's name for what damage costs, where an attribute's key may stand. */
export const damageCost = "damage_cost";

interface AmountsOf {
  readonly type: string;
  readonly tag: string;
  /** An attribute's key, or `damageCost`. */
  readonly attribute: string;
}
type AmountsQuestion = Pick<StatsQuestion, "coordinates" | "query" | "body"> & AmountsOf;

const shapeOf = ({ type, tag, attribute }: AmountsQuestion) => JSON.stringify([type, tag, attribute]);

/**
 * What a scenario's damage costs the elements the summary is about, or how much of an attribute of theirs it reaches.
 *
 * @param of undefined while nobody wants to know.
 * @param assessedTotal the replacement cost of what was assessed, which the cost of damage is a share of.
 */
export function useAmounts(of: AmountsOf | undefined, assessedTotal: number) {
  const call = useCall();
  const { index, currency } = useMapPage();
  const scene = useSettledScene();
  const question = useMemo((): AmountsQuestion | undefined => {
    const asked = statsQuestion(scene, index.elements);
    if (asked === undefined || of === undefined) return undefined;
    const { coordinates, query, body } = asked;
    return { ...of, coordinates, query, body: bodyFor(body, of.type) };
  }, [scene, index, of]);
  const run = useCallback(
    async ({ type, tag, attribute, coordinates, query, body }: AmountsQuestion, signal: AbortSignal) => {
      const [answer] = await call(
        routes.attributeStats,
        {
          params: { types: type, tags: tag },
          rest: coordinates,
          query: { ...query, attribute },
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
  const { min, value, max, missing, assessed_total } = stats;
  const exposed = answer.assessment.exposed_count;
  if (answer.attribute === damageCost)
    return {
      costs: { of: "damage", currency, min, value, max, assessed_total: assessedTotal },
      incomplete: damageNotice(missing.total, exposed),
    };
  return {
    costs: {
      of: { name: answer.name },
      currency: answer.prefix === undefined ? null : currency,
      unit: answer.unit,
      min,
      value,
      max,
      assessed_total,
    },
    incomplete: amountNotice(answer.name, missing.total, exposed),
  };
}
