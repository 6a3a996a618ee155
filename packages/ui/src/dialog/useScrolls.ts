import { type RefObject, useEffect, useState } from "react";

/** Whether an element holds more than it shows. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // What it holds may grow while it keeps its own height.
    const mutations = new MutationObserver(measure);
    mutations.observe(box, { childList: true, subtree: true });
    measure();
    return () => {
      observer.disconnect();
      mutations.disconnect();
    };
  }, [element]);
  return scrolls;
}
