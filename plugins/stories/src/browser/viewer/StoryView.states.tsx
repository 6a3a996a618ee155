import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { cardsOf } from "../../domain/storySteps.ts";
import { story } from "../../domain/testing/stories.ts";
import { StoryView } from "./StoryView.tsx";

const cards = cardsOf(story());
const usual = {
  title: "A flood of the Awatōrea",
  cards,
  chapters: ["The river", "The town"],
  active: 2,
  sought: { index: 2, isAtOnce: true },
  scenarioWord: "Hazard" as const,
  onMove: unheard,
  onScrolledTo: unheard,
  onClose: unheard,
  children: cards.map(({ title }) => <p key={title}>{title} is told here.</p>),
};

export default statesOf(
  StoryView,
  {
    usual,
    "at its beginning": { ...usual, active: 0, sought: { index: 0, isAtOnce: true } },
    "with actions": { ...usual, actions: <button type="button">Present</button> },
  },
  { around: (view) => <div style={{ height: 600, maxWidth: 600 }}>{view}</div> },
);
