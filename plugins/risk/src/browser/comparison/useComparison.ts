import type { ComparisonStats } from "@stopbank/contract/comparison";
import { routes } from "@stopbank/contract/routes";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback, useMemo } from "react";
import { type ComparisonQuestion, comparisonQuestion } from "../../domain/comparison/comparisonQuestion.ts";

/** What differs between the two sides of the scene. It follows the scene: the newest question wins. */
export function useComparison() {
  const call = useCall();
  const { index } = useMapPage();
  const scene = useSettledScene();
  const question = useMemo(() => comparisonQuestion(scene, index.elements), [scene, index]);
  const run = useCallback(
    ({ types, before, after, coordinates, query, body }: ComparisonQuestion, signal: AbortSignal) =>
      call(
        routes.comparisonStats,
        {
          params: { types: types.join(","), before: before.join(","), after: after.join(",") },
          rest: coordinates,
          query,
          body,
        },
        { signal },
      ),
    [call],
  );
  const { answered, ...state } = useNewest<ComparisonQuestion, ComparisonStats>(
    question,
    run,
    sidesOfQuestion,
  );
  const isAboutSame =
    answered !== undefined &&
    question !== undefined &&
    sidesOfQuestion(answered.question) === sidesOfQuestion(question);
  return { ...state, question, answer: isAboutSame ? answered.answer : undefined };
}

/** An answer about other scenarios or layers must not stand under these names. */
const sidesOfQuestion = ({ types, before, after }: ComparisonQuestion): string =>
  JSON.stringify([types, before, after]);
