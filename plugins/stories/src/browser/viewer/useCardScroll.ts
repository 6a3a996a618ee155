import { type RefObject, useEffect, useRef } from "react";
import { type CardPlace, scrolledTo } from "../../domain/scrolledTo.ts";
import { untilRead } from "./untilRead.ts";

/** What the list is to scroll to. */
export interface SoughtCard {
  readonly index: number;
  /** At once, as a story is opened. */
  readonly isAtOnce: boolean;
}

/** After a scroll of its own a list says nothing of where it is scrolled to for so long, in milliseconds (STO-07). */
export const ownScrollMs = 1_000;

const isAcross = (list: HTMLElement) => list.scrollWidth > list.clientWidth + 1;

/** As far as it is scrolled to: the list is positioned, and its cards say where they stand within it. */
function placesIn(list: HTMLElement): readonly CardPlace[] {
  const across = isAcross(list);
  return [...list.children].map((card) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card as HTMLElement;
    const startPx = across ? offsetLeft : offsetTop;
    return { startPx, endPx: startPx + (across ? offsetWidth : offsetHeight) };
  });
}

const isMotionUnwanted = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What ends a scroll of the list's own: its end, where the browser tells of it, or its reader. */
const endings = ["scrollend", "wheel", "touchstart", "pointerdown", "keydown"] as const;

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
  /** One that lasts longer than that, on a slow machine, has not come to its card yet: what it passes is nobody's choice. */
  const isUnderWay = useRef(false);
  useEffect(() => {
    const { current } = list;
    const end = () => {
      isUnderWay.current = false;
    };
    for (const ending of endings) current?.addEventListener(ending, end, { passive: true });
    return () => {
      for (const ending of endings) current?.removeEventListener(ending, end);
    };
  }, [list]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const scroll = () => {
      const place = placesIn(current)[sought.index];
      if (place === undefined) return;
      quietUntil.current = performance.now() + ownScrollMs;
      const behavior = sought.isAtOnce || isMotionUnwanted() ? "auto" : "smooth";
      const across = isAcross(current);
      const [fromPx, mostPx, toPx] = across
        ? [current.scrollLeft, current.scrollWidth - current.clientWidth, place.startPx]
        : [current.scrollTop, current.scrollHeight - current.clientHeight, Math.max(0, place.startPx - 16)];
      current.scrollTo({ [across ? "left" : "top"]: toPx, behavior });
      // One that has nowhere to go never ends.
      const goesFar = Math.abs(Math.min(toPx, mostPx) - fromPx) > 1;
      isUnderWay.current = behavior === "smooth" && "onscrollend" in window && goesFar;
    };
    scroll();
    // As a story is opened, what comes into the cards above would move it.
    return sought.isAtOnce ? untilRead(current, scroll) : undefined;
  }, [list, sought]);
  return () => {
    const { current } = list;
    if (current === null || isUnderWay.current || performance.now() < quietUntil.current) return;
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
