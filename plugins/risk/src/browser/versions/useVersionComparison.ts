import type { VersionComparison } from "@stopbank/contract/dataset-versions";
import { routes } from "@stopbank/contract/routes";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { type StatsQuestion, shapeOf, statsQuestion } from "@stopbank/map-page/stats-question";
import { useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback, useMemo } from "react";

/** The scene's question, of another version beside the current one. */
export interface VersionQuestion extends StatsQuestion {
  readonly version: string;
}

/** What the scene's figures were in another version of the data. It follows the scene: the newest question wins. */
export function useVersionComparison(version: string | undefined) {
  const call = useCall();
  const { index } = useMapPage();
  const scene = useSettledScene();
  const question = useMemo(() => {
    const asked = statsQuestion(scene, index.elements);
    return asked === undefined || version === undefined ? undefined : { ...asked, version };
  }, [scene, index, version]);
  const run = useCallback(
    ({ types, tags, coordinates, query, body, version }: VersionQuestion, signal: AbortSignal) =>
      call(
        routes.versionComparison,
        {
          params: { types: types.join(","), tags: tags.join(","), version },
          rest: coordinates,
          query,
          body,
        },
        { signal },
      ),
    [call],
  );
  const { answered, ...state } = useNewest<VersionQuestion, VersionComparison>(
    question,
    run,
    shapeOfQuestion,
  );
  const isAboutSame =
    answered !== undefined &&
    question !== undefined &&
    shapeOfQuestion(answered.question) === shapeOfQuestion(question);
  return { ...state, question, answer: isAboutSame ? answered.answer : undefined };
}

/** An answer about another version, other scenarios or layers must not stand under these names. */
const shapeOfQuestion = (question: VersionQuestion): string => `${question.version} ${shapeOf(question)}`;
