import { type RefObject, useEffect, useRef } from "react";

/** On another page of the guide one begins at its top, with the focus there, as on a page that a browser loads. */
export function useArrival(path: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const former = useRef(path);
  useEffect(() => {
    if (former.current === path) return;
    former.current = path;
    content.current?.closest("main")?.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [path]);
  return content;
}
