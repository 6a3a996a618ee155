import { type RefObject, useEffect, useState } from "react";

export function useWindowSize(): { readonly widthPx: number; readonly heightPx: number } {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    const measure = () => setSize(windowSize());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return size;
}

const windowSize = () => ({ widthPx: window.innerWidth, heightPx: window.innerHeight });

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
