import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { cardsOf, type StoryCard } from "../../domain/storySteps.ts";
import { story, storyStep } from "../../domain/testing/stories.ts";
import { StepCardView } from "./StepCardView.tsx";

const [introduction, rain, stopbank] = cardsOf(story()) as [StoryCard, StoryCard, StoryCard];
const usual = {
  isActive: false,
  mediaPrefix: "/media/larkhaven/",
  introduction: <p>What a flood of once in a hundred years would reach.</p>,
  text: (written: string) => <p>{written}</p>,
  onChoose: unheard,
};

export default statesOf(StepCardView, {
  introduction: { ...usual, card: introduction, isActive: true },
  "first of a chapter": { ...usual, card: rain, isActive: true },
  dimmed: { ...usual, card: stopbank },
  "with a foot": { ...usual, card: stopbank, isActive: true, foot: <p>Figures of 3 March</p> },
  empty: { ...usual, card: { ...stopbank, step: storyStep("Nothing said", { sections: [] }) } },
  "long text": {
    ...usual,
    card: {
      ...rain,
      title: "What the great flood of the Awatōrea would do to Larkhaven",
      chapterTitle: "A chapter with a very long title that has to go on in a second line of its banner",
    },
  },
});
