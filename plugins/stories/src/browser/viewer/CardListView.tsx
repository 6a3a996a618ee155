import { type ReactNode, useRef } from "react";
import { type SoughtCard, useCardScroll } from "./useCardScroll.ts";

export interface CardListViewProps {
  /** Names the list: the story's title. */
  readonly label: string;
  readonly cards: readonly ReactNode[];
  /** The card that the list is to scroll to, each time another object. */
  readonly sought: SoughtCard;
  /** The reader has scrolled to a card. */
  readonly onScrolledTo: (index: number) => void;
}

/** The cards of a story below each other, or on a phone beside each other, which a reader scrolls through (STO-04, STO-07). */
export function CardListView({ label, cards, sought, onScrolledTo }: CardListViewProps) {
  const list = useRef<HTMLOListElement>(null);
  const onScroll = useCardScroll(list, sought, onScrolledTo);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls a long card by keyboard
    <ol aria-label={label} className="stories-cards" onScroll={onScroll} ref={list} tabIndex={0}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards stay where they are
        <li key={index}>{card}</li>
      ))}
    </ol>
  );
}
