import type { WireStory } from "@stopbank/contract/stories";
import type { JSX } from "react";
import { hasFigures } from "../../domain/hasFigures.ts";
import { lengthOf, type StoryCard } from "../../domain/storySteps.ts";
import type { ReadFigures } from "../data/useFigures.ts";
import type { Steps } from "../viewer/useSteps.ts";
import { CardFiguresView } from "./CardFiguresView.tsx";
import { IntroductionView } from "./IntroductionView.tsx";
import { StepCardView } from "./StepCardView.tsx";

export interface ToldCardProps {
  readonly story: WireStory;
  readonly card: StoryCard;
  /** Its place among the cards. */
  readonly at: number;
  readonly steps: Pick<Steps, "active" | "moveTo">;
  readonly figures: ReadFigures;
  /** Whether the figures of the card that is read stand below it as a table. */
  readonly isTable: boolean;
  readonly mediaPrefix: string;
  /** A text of the card at a place, with its figures in it. */
  readonly text: (written: string, at: number) => JSX.Element;
}

/** A card of a story that is told, in the product or in another site. */
export function ToldCard({ story, card, at, steps, figures, isTable, mediaPrefix, text }: ToldCardProps) {
  return (
    <StepCardView
      card={card}
      foot={
        <CardFiguresView
          datasetVersion={figures.datasetVersion}
          isActive={at === steps.active}
          isInText={hasFigures(card, story.description)}
          isTable={isTable}
          onRetry={figures.retry}
          rows={figures.rows(at)}
          state={figures.of(at).state}
        />
      }
      introduction={
        <IntroductionView
          length={lengthOf(story)}
          mediaPrefix={mediaPrefix}
          onStart={() => steps.moveTo(1)}
          story={story}
          text={text(story.description, 0)}
        />
      }
      isActive={at === steps.active}
      mediaPrefix={mediaPrefix}
      onChoose={() => steps.moveTo(at)}
      text={(written) => text(written, at)}
    />
  );
}
