import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Escape pressed inside an element, and where it `takesMap` on the map or while nothing has focus, when nobody else took
 * the key. What floats over the page stands elsewhere in the document and closes by itself.
 */
export function useEscape(
  inside: RefObject<HTMLElement | null>,
  onEscape: () => void,
  { takesMap = false } = {},
): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !(event.target instanceof Element)) return;
      const isInside = inside.current?.contains(event.target) === true;
      if (!isInside && !(takesMap && isOnMap(event.target))) return;
      // A tool that is on listens farther out: by the next task everybody has had the key.
      setTimeout(() => {
        if (!event.defaultPrevented) handle();
      });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [inside, takesMap]);
}

const isOnMap = (target: Element) =>
  target === document.body || target.closest(".maplibregl-canvas-container") !== null;
