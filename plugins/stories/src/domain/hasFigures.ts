import { figuresOfCard } from "./editing/figuresOfCard.ts";
import type { StoryCard } from "./storySteps.ts";

/**
 * Whether a card's text has live figures in it.
 *
 * @param description of the story: the text of its introduction.
 */
export const hasFigures = (card: Pick<StoryCard, "step">, description: string): boolean =>
  figuresOfCard(card, description).names.length > 0;
