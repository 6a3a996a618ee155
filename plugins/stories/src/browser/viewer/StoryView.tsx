import type { JSX, ReactNode } from "react";
import type { StoryCard } from "../../domain/storySteps.ts";
import { CardListView } from "./CardListView.tsx";
import { FootView, type FootViewProps } from "./FootView.tsx";
import { HeadView } from "./head/HeadView.tsx";
import { NavigationView } from "./head/NavigationView.tsx";
import type { SoughtCard } from "./useCardScroll.ts";

export interface StoryViewProps {
  readonly title: string;
  readonly cards: readonly StoryCard[];
  readonly chapters: readonly string[];
  readonly active: number;
  readonly sought: SoughtCard;
  readonly scenarioWord: FootViewProps["scenarioWord"];
  readonly onMove: (index: number) => void;
  readonly onScrolledTo: (index: number) => void;
  readonly onClose: () => void;
  /** What else can be done with the story. */
  readonly actions?: JSX.Element | undefined;
  /** A card each. */
  readonly children: readonly ReactNode[];
}

const nothing = { elements: [], scenarios: [], contexts: [] };

/** A story that is open, from its head to its foot. */
export function StoryView(props: StoryViewProps) {
  const { title, cards, chapters, active, sought, scenarioWord, actions, children } = props;
  const card = cards[active];
  const place = `Step ${active + 1} of ${cards.length}`;
  return (
    <div className="stories-panel">
      <HeadView onClose={props.onClose} title={title}>
        {actions}
        <NavigationView active={active} cards={cards} chapters={chapters} onChoose={props.onMove} />
      </HeadView>
      <progress aria-label={place} className="stories-progress" max={cards.length} value={active + 1} />
      <p aria-live="polite" className="sb-visually-hidden">
        {`${place}: ${card?.title ?? ""}`}
      </p>
      <CardListView cards={children} label={title} onScrolledTo={props.onScrolledTo} sought={sought} />
      <FootView
        position={active + 1}
        scenarioWord={scenarioWord}
        shown={card ?? nothing}
        total={cards.length}
      />
    </div>
  );
}
