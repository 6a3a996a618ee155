import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on the screen, or about to be scrolled there. */
export function useIsNear(element: RefObject<HTMLElement | null>, marginPx = 200): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, marginPx]);
  return isNear;
}
