import { type RefObject, useEffect, useRef } from "react";
import { type CardPlace, scrolledTo } from "../../domain/scrolledTo.ts";

/** What the list is to scroll to. */
export interface SoughtCard {
  readonly index: number;
  /** At once, as a story is opened. */
  readonly isAtOnce: boolean;
}

/** After a scroll of its own a list says nothing of where it is scrolled to for so long, in milliseconds (STO-07). */
export const ownScrollMs = 1_000;

const isAcross = (list: HTMLElement) => list.scrollWidth > list.clientWidth + 1;

function placesIn(list: HTMLElement): readonly CardPlace[] {
  const across = isAcross(list);
  return [...list.children].map((card) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card as HTMLElement;
    const startPx = across ? offsetLeft - list.offsetLeft : offsetTop - list.offsetTop;
    return { startPx, endPx: startPx + (across ? offsetWidth : offsetHeight) };
  });
}

const isMotionUnwanted = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Scrolls a list to the card that is sought, smoothly unless motion is not wanted, and tells which card its reader scrolls to.
 *
 * @returns what listens to the list's scrolling.
 */
export function useCardScroll(
  list: RefObject<HTMLElement | null>,
  sought: SoughtCard,
  onScrolledTo: (index: number) => void,
): () => void {
  const quietUntil = useRef(0);
  useEffect(() => {
    const { current } = list;
    const place = current === null ? undefined : placesIn(current)[sought.index];
    if (current === null || place === undefined) return;
    quietUntil.current = performance.now() + ownScrollMs;
    const behavior = sought.isAtOnce || isMotionUnwanted() ? "auto" : "smooth";
    if (isAcross(current)) current.scrollTo({ left: place.startPx, behavior });
    else current.scrollTo({ top: Math.max(0, place.startPx - 16), behavior });
  }, [list, sought]);
  return () => {
    const { current } = list;
    if (current === null || performance.now() < quietUntil.current) return;
    const across = isAcross(current);
    onScrolledTo(
      scrolledTo(
        placesIn(current),
        across ? current.scrollLeft : current.scrollTop,
        across ? current.clientWidth : current.clientHeight,
      ),
    );
  };
}
