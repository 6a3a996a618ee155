import { routes } from "@stopbank/contract/routes";
import type { WireStory } from "@stopbank/contract/stories";
import type { StepFigures, StoryFigures } from "@stopbank/contract/story-figures";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { formatLongDate } from "@stopbank/ui/dates";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
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

/** A story as its reader has it: figures are of that version, whichever is published meanwhile. */
type ReadStory = Pick<WireStory, "id" | "version">;

/** The answer about a story's figures, from the engine. */
export function useFigureAnswer({ id, version }: ReadStory): Loadable<StoryFigures> {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR<StoryFigures, Error>(
      [name, "story figures", id, version],
      () =>
        call(routes.storyFigures, {
          params: { storyId: `${id}` },
          query: version === undefined ? {} : { version: `${version}` },
        }),
      { onError: (failure) => console.warn("The story's figures could not be loaded.", failure) },
    ),
  );
}

/** Figures as a reader has them. */
export interface ReadFigures extends Figures {
  /** Where they could not be had. */
  readonly retry: (() => void) | undefined;
}

/** The figures of a story, as far as they are known. */
export const useFigures = (story: ReadStory): ReadFigures => useReadFigures(useFigureAnswer(story));

/** The figures of an answer, as far as it is there. */
export function useReadFigures(answer: Loadable<StoryFigures>): ReadFigures {
  const value = answer.state === "ready" ? answer.value : undefined;
  const hasFailed = answer.state === "failed";
  const figures = useMemo(() => figuresOf(value, hasFailed), [value, hasFailed]);
  return { ...figures, retry: answer.state === "failed" ? answer.retry : undefined };
}

/** Card by card. */
export function figuresOf(answer: StoryFigures | undefined, hasFailed: boolean): Figures {
  const at = answer?.published.dataset_at;
  const data = at ? { dataOf: formatLongDate(new Date(at)) } : {};
  const steps = answer?.steps.map(({ figures, rows }) => ({
    rows,
    known: {
      state: "known",
      byName: new Map(figures.map((figure) => [figure.name, figure])),
      ...data,
    } as const,
  }));
  const unknown: KnownFigures = hasFailed ? { state: "failed" } : { state: "coming" };
  return {
    datasetVersion: answer?.dataset_version,
    of: (card) => steps?.[card]?.known ?? unknown,
    rows: (card) => steps?.[card]?.rows ?? [],
  };
}
