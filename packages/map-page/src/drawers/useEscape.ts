import { type RefObject, useEffect, useEffectEvent } from "react";

/** Escape pressed inside an element. What floats over it stands elsewhere in the document and closes by itself. */
export function useEscape(inside: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && inside.current?.contains(event.target) === true;
      if (event.key === "Escape" && isInside && !event.defaultPrevented) handle();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [inside]);
}
