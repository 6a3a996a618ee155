import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

export function useWindowWidth(): number {
  const [widthPx, setWidthPx] = useState(window.innerWidth);
  useEffect(() => {
    const measure = () => setWidthPx(window.innerWidth);
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return widthPx;
}

/** A gesture that widens a panel should not fly the map at every pixel. */
const settleMs = 120;

/** The width of an element once it has settled. */
export const useElementWidth = (element: RefObject<HTMLElement | null>): number =>
  useSide(element, "width", settleMs);

export const useElementHeight = (element: RefObject<HTMLElement | null>): number =>
  useSide(element, "height", 0);

function useSide(element: RefObject<HTMLElement | null>, side: "width" | "height", afterMs: number): number {
  const [sidePx, setSidePx] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
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
  }, [element, side, afterMs]);
  return sidePx;
}
