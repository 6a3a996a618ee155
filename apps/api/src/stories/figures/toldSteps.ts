import { figureNamesIn } from "@stopbank/contract/live-figures";
import type { AttributeFilters } from "@stopbank/contract/selection";
import type { Story, StoryStep } from "@stopbank/contract/story";

/** A card of a story, as far as its figures go. */
export interface ToldStep {
  /** Counted from 1; 0 is the introduction. */
  readonly step: number;
  /** As its texts have them. */
  readonly names: readonly string[];
  readonly elements: readonly string[];
  readonly scenarios: readonly string[];
  readonly regions: readonly string[];
  readonly area: string | undefined;
  readonly filters: AttributeFilters | undefined;
  readonly nDays: number | undefined;
}

type Shown = Pick<StoryStep, "elements" | "scenarios">;

/** The cards of a story with what each shows: a step's own, else its chapter's, else the story's (AMB-40). */
export function toldSteps(story: Story): readonly ToldStep[] {
  const told = (step: number, texts: readonly string[], levels: readonly Shown[]) => ({
    step,
    names: figureNamesIn(texts.join("\n")),
    elements: levels.find(({ elements }) => elements !== undefined)?.elements ?? [],
    scenarios: levels.find(({ scenarios }) => scenarios !== undefined)?.scenarios ?? [],
  });
  const introduction: ToldStep = {
    ...told(0, [story.description], [story]),
    regions: [],
    area: undefined,
    filters: undefined,
    nDays: undefined,
  };
  const steps = story.chapters.flatMap((chapter) => chapter.steps.map((step) => ({ chapter, step })));
  return [
    introduction,
    ...steps.map(({ chapter, step }, at) => ({
      ...told(at + 1, textsOf(step), [step, chapter, story]),
      regions: step.regions ?? [],
      area: step.area,
      filters: step.filters,
      nDays: step.nDays,
    })),
  ];
}

const textsOf = ({ sections, notes = "" }: StoryStep): readonly string[] => [
  ...sections.flatMap(({ content = "", transcript = "" }) => [content, transcript]),
  notes,
];
