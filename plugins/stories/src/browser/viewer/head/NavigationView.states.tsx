import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { cardsOf } from "../../../domain/storySteps.ts";
import { story } from "../../../domain/testing/stories.ts";
import { NavigationView } from "./NavigationView.tsx";

const usual = { cards: cardsOf(story()), chapters: ["The river", "The town"], active: 1, onChoose: unheard };

export default statesOf(NavigationView, {
  usual,
  first: { ...usual, active: 0 },
  last: { ...usual, active: 3 },
});
