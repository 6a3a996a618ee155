import { withFigures } from "@stopbank/contract/live-figures";
import type { WireStory } from "@stopbank/contract/stories";
import { Markdown } from "@stopbank/map-page/text";
import { lengthOf, type StoryCard } from "../../domain/storySteps.ts";
import { IntroductionView } from "../card/IntroductionView.tsx";
import { StepCardView } from "../card/StepCardView.tsx";

export interface StepPreviewProps {
  readonly card: StoryCard;
  readonly story: WireStory;
  readonly mediaPrefix: string;
  /** What a figure of the text is of, in words; undefined for one there is none of. */
  readonly figureLabel: (name: string) => string | undefined;
}

/** A card as its readers see it, by the viewer's own views. Figures are named: the engine fills them in for readers. */
export function StepPreview({ card, story, mediaPrefix, figureLabel }: StepPreviewProps) {
  const text = (written: string) => (
    <Markdown
      text={withFigures(written, (name) => {
        const label = figureLabel(name);
        return label === undefined ? `\`no such figure: ${name}\`` : `**[${label}]**`;
      })}
      under={4}
    />
  );
  return (
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
  );
}
