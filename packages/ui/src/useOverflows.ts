import { type RefObject, useEffect, useState } from "react";

/** Whether an element holds more than it shows, so that it has to be reached by keyboard to be scrolled. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    const look = () => setScrolls(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    for (const content of box.children) observer.observe(content);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
