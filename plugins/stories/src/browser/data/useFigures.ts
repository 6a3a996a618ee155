import { routes } from "@stopbank/contract/routes";
import type { StepFigures, StoryFigures } from "@stopbank/contract/story-figures";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { useMemo } from "react";
import useSWR from "swr";
import type { KnownFigures } from "../../domain/toldText.ts";

export interface Figures {
  /** The version of the data they are of; undefined until they are known. */
  readonly datasetVersion: string | undefined;
  /** Of a card, counted from 0, which is the introduction. */
  readonly of: (card: number) => KnownFigures;
  readonly rows: (card: number) => StepFigures["rows"];
}

/** The figures of a story, from the engine. */
export function useFigures(storyId: number): Figures {
  const call = useCall();
  const { name } = useClient();
  const { data, error } = useSWR<StoryFigures, Error>(
    [name, "story figures", storyId],
    () => call(routes.storyFigures, { params: { storyId: `${storyId}` } }),
    { onError: (failure) => console.warn("The story's figures could not be loaded.", failure) },
  );
  return useMemo(() => {
    const steps = data?.steps.map(({ figures, rows }) => ({
      rows,
      known: { state: "known", byName: new Map(figures.map((figure) => [figure.name, figure])) } as const,
    }));
    const unknown: KnownFigures = error === undefined ? { state: "coming" } : { state: "failed" };
    return {
      datasetVersion: data?.dataset_version,
      of: (card) => steps?.[card]?.known ?? unknown,
      rows: (card) => steps?.[card]?.rows ?? [],
    };
  }, [data, error]);
}
