import type { StoryLayer, WireStory, WireStoryStep } from "@stopbank/contract/stories";

/** What a step puts on the map: each list topmost first. */
export interface ShownLayers {
  readonly elements: readonly StoryLayer[];
  readonly scenarios: readonly StoryLayer[];
  readonly contexts: readonly StoryLayer[];
}

/** A card of a story. */
export interface StoryCard extends ShownLayers {
  /** Undefined for the introduction, which a story begins with and nobody wrote as a step. */
  readonly step: WireStoryStep | undefined;
  /** Where the map is: a step that says nothing of it stays where the one before is. Undefined until one does. */
  readonly location: WireStoryStep["location"];
  readonly title: string;
  /** The chapter, on its first step alone. */
  readonly chapterTitle: string | undefined;
  /** Counted from 0; -1 for the introduction. */
  readonly chapter: number;
}

type Level = { readonly [Kind in keyof ShownLayers]?: readonly StoryLayer[] | undefined };

/** Each field as the innermost level that says anything of it has it; an empty list is a value and falls no further (AMB-40). */
export function shownBy(...innermostFirst: readonly Level[]): ShownLayers {
  const said = (kind: keyof ShownLayers) =>
    innermostFirst.find((level) => level[kind] !== undefined)?.[kind] ?? [];
  return { elements: said("elements"), scenarios: said("scenarios"), contexts: said("contexts") };
}

/** The cards of a story in order: its introduction, then every step of every chapter. */
export function cardsOf(story: WireStory): readonly StoryCard[] {
  const introduction: StoryCard = {
    step: undefined,
    location: undefined,
    title: story.title,
    chapterTitle: undefined,
    chapter: -1,
    ...shownBy(story),
  };
  let location: StoryCard["location"];
  const steps = story.chapters.flatMap((chapter, at) =>
    chapter.steps.map((step, index): StoryCard => {
      location = step.location ?? location;
      return {
        step,
        location,
        title: step.title,
        chapterTitle: index === 0 ? chapter.title : undefined,
        chapter: at,
        ...shownBy(step, chapter, story),
      };
    }),
  );
  return [introduction, ...steps];
}

/** `3 Chapters, 12 Steps`: the introduction counts as a step (STO-03). */
export function lengthOf({ chapters }: Pick<WireStory, "chapters">): string {
  const steps = chapters.reduce((sum, chapter) => sum + chapter.steps.length, 1);
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  return `${counted(chapters.length, "Chapter")}, ${counted(steps, "Step")}`;
}
