import type { StoryCard } from "../../../domain/storySteps.ts";

export interface ContentsViewProps {
  readonly cards: readonly StoryCard[];
  /** Titles, in order. */
  readonly chapters: readonly string[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** A story's chapters and steps, each of which leads to its card (STO-06). */
export function ContentsView({ cards, chapters, active, onChoose }: ContentsViewProps) {
  const stepsOf = (chapter: number) => (
    <ol>
      {cards.map(
        (card, index) =>
          card.chapter === chapter && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one title, and their order is fixed
            <li key={index}>
              <button
                aria-current={index === active ? "step" : undefined}
                onClick={() => onChoose(index)}
                type="button"
              >
                {card.title}
              </button>
            </li>
          ),
      )}
    </ol>
  );
  return (
    <div className="stories-contents">
      <h4>Story Navigation</h4>
      {stepsOf(-1)}
      {chapters.map((title, chapter) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may have one title, and their order is fixed
        <section key={chapter}>
          <h5>{title}</h5>
          {stepsOf(chapter)}
        </section>
      ))}
    </div>
  );
}
