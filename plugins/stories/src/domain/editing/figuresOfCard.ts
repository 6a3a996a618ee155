import { figureNamesIn, withFigures } from "@stopbank/contract/live-figures";
import type { StoryStep } from "@stopbank/contract/story";
import type { StoryCard } from "../storySteps.ts";
import type { AskedPlace } from "./figureBook.ts";

/** The figures that a card's texts have in them, and what it looks at. */
export function figuresOfCard(
  { step }: Pick<StoryCard, "step">,
  description: string,
): { readonly names: readonly string[]; readonly place: AskedPlace } {
  if (step === undefined) return { names: figureNamesIn(description), place: { regions: [] } };
  const texts = step.sections.flatMap(({ content = "", transcript = "" }) => [content, transcript]);
  return {
    names: figureNamesIn(texts.join("\n")),
    place: {
      regions: step.regions,
      ...(step.area === undefined ? {} : { area: step.area }),
      ...(step.filters === undefined ? {} : { filters: step.filters }),
      ...(step.nDays === undefined ? {} : { nDays: step.nDays }),
    },
  };
}

/** A text with one figure in the place of another. */
export const withOtherFigure = (text: string, name: string, instead: string): string =>
  withFigures(text, (each) => `{{${each === name ? instead : each}}}`);

/** The parts of a step with one figure in the place of another, wherever a text has it. */
export const sectionsWithOther = (
  sections: StoryStep["sections"],
  name: string,
  instead: string,
): StoryStep["sections"] =>
  sections.map(({ content, transcript, ...section }) => ({
    ...section,
    ...(content === undefined ? {} : { content: withOtherFigure(content, name, instead) }),
    ...(transcript === undefined ? {} : { transcript: withOtherFigure(transcript, name, instead) }),
  }));
