import { type RefObject, useEffect, useState } from "react";

export function useWindowWidth(): number {
  const [widthPx, setWidthPx] = useState(() => window.innerWidth);
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
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    setWidthPx(Math.round(element.current.getBoundingClientRect().width));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidthPx(Math.round(entry?.borderBoxSize[0]?.inlineSize ?? 0)), settleMs);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return widthPx;
}
