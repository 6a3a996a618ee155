import { type RefObject, useLayoutEffect, useState } from "react";

/** A gesture that widens a panel should not fly the map at every pixel. */
const settleMs = 120;

/**
 * The width of an element once it has settled.
 *
 * @param isThere whether the element stands; nothing is measured while it does not.
 */
export const useElementWidth = (element: RefObject<HTMLElement | null>, isThere = true): number =>
  useSide(element, "width", settleMs, isThere);

export const useElementHeight = (element: RefObject<HTMLElement | null>): number =>
  useSide(element, "height", 0, true);

function useSide(
  element: RefObject<HTMLElement | null>,
  side: "width" | "height",
  afterMs: number,
  isThere: boolean,
): number {
  const [sidePx, setSidePx] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || !isThere) return setSidePx(0);
    const measure = () => setSidePx(Math.round(box.getBoundingClientRect()[side]));
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, afterMs);
    });
    observer.observe(box);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, side, afterMs, isThere]);
  return sidePx;
}
