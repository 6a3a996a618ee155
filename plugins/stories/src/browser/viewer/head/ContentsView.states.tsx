import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { cardsOf } from "../../../domain/storySteps.ts";
import { story } from "../../../domain/testing/stories.ts";
import { ContentsView } from "./ContentsView.tsx";

const usual = { cards: cardsOf(story()), chapters: ["The river", "The town"], active: 2, onChoose: unheard };
const many = story({
  chapters: Array.from({ length: 6 }, (_, at) => ({
    ...(story().chapters[0] as ReturnType<typeof story>["chapters"][number]),
    title: `Chapter ${at + 1} of a story that is told at length`,
  })),
});

export default statesOf(ContentsView, {
  usual,
  many: { ...usual, cards: cardsOf(many), chapters: many.chapters.map(({ title }) => title) },
});
