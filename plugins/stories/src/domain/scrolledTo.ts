/** Where a card lies along the list, in pixels from its beginning. */
export interface CardPlace {
  readonly startPx: number;
  readonly endPx: number;
}

/** A card is read at this share of the list's length. */
const readAt = 0.3;

/**
 * The card that is read where a list is scrolled to: the one at the line of reading, or the nearest to it. At its end, the last.
 *
 * @param cards in order.
 * @param scrolledPx how far the list is scrolled.
 * @param lengthPx how much of it shows.
 */
export function scrolledTo(cards: readonly CardPlace[], scrolledPx: number, lengthPx: number): number {
  const line = scrolledPx + lengthPx * readAt;
  const distance = ({ startPx, endPx }: CardPlace) =>
    line < startPx ? startPx - line : line > endPx ? line - endPx : 0;
  let nearest = 0;
  for (const [at, card] of cards.entries())
    if (distance(card) < distance(cards[nearest] ?? card)) nearest = at;
  return nearest;
}
