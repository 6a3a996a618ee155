import type { WireStory } from "@stopbank/contract/stories";
import { Markdown } from "@stopbank/map-page/text";
import type { JSX } from "react";
import { lengthOf, type StoryCard } from "../../../domain/storySteps.ts";
import { type KnownFigures, toldText } from "../../../domain/toldText.ts";
import { IntroductionView } from "../../card/IntroductionView.tsx";
import { StepCardView } from "../../card/StepCardView.tsx";

export interface StepPreviewProps {
  readonly card: StoryCard;
  readonly story: WireStory;
  readonly mediaPrefix: string;
  readonly figures: KnownFigures;
  /** Stands at the card's foot. */
  readonly foot: JSX.Element;
}

/** A card as its readers see it, by the viewer's own views and with the figures of today. */
export function StepPreview({ card, story, mediaPrefix, figures, foot }: StepPreviewProps) {
  const text = (written: string) => <Markdown text={toldText(written, figures)} under={4} />;
  return (
    <>
      <StepCardView
        card={card}
        introduction={
          <IntroductionView
            length={lengthOf(story)}
            mediaPrefix={mediaPrefix}
            onStart={() => undefined}
            story={story}
            text={text(story.description)}
          />
        }
        isActive
        mediaPrefix={mediaPrefix}
        onChoose={() => undefined}
        text={text}
      />
      {foot}
    </>
  );
}
