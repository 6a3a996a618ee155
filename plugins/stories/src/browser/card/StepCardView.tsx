import type { JSX, MouseEvent } from "react";
import type { StoryCard } from "../../domain/storySteps.ts";
import { SectionView } from "./SectionView.tsx";

export interface StepCardViewProps {
  readonly card: StoryCard;
  readonly isActive: boolean;
  readonly mediaPrefix: string;
  /** What an introduction says, beside its title. */
  readonly introduction: JSX.Element;
  readonly text: (written: string) => JSX.Element;
  /** Stands at the card's foot. */
  readonly foot?: JSX.Element | undefined;
  readonly onChoose: () => void;
}

/** A step of a story: the active one stands out, any other is chosen by a click (STO-04). */
export function StepCardView(props: StepCardViewProps) {
  const { card, isActive, mediaPrefix, introduction, text, foot, onChoose } = props;
  const choose = (event: MouseEvent) => {
    if (isActive || (event.target as Element).closest("a, button, video, summary, input, label")) return;
    onChoose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its title is a button that does the same
    <article className={`stories-card ${isActive ? "stories-card-active" : ""}`} onClick={choose}>
      {card.chapterTitle !== undefined && <p className="stories-chapter">{card.chapterTitle}</p>}
      <h3>
        <button aria-current={isActive ? "step" : undefined} onClick={onChoose} type="button">
          {card.title}
        </button>
      </h3>
      {card.step === undefined
        ? introduction
        : card.step.sections.map((section, at) => (
            <SectionView
              // biome-ignore lint/suspicious/noArrayIndexKey: sections stay where they are
              key={at}
              mediaPrefix={mediaPrefix}
              section={section}
              text={text}
            />
          ))}
      {foot}
    </article>
  );
}
