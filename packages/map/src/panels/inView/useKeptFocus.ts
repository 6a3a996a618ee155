import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings the keyboard back to the row it was on when the rows have changed under it, or to the rows where that one is
 * gone: what is chosen makes the map fly, and the list is written anew.
 *
 * @returns of the element around the rows; each row's button says in `data-key` which it is of.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const key = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      key.current =
        target instanceof HTMLElement && around.current?.contains(target) ? target.dataset.key : undefined;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const lost = key.current;
    if (lost === undefined || document.activeElement !== document.body) return;
    const buttons = [...(around.current?.querySelectorAll("button") ?? [])];
    (buttons.find(({ dataset }) => dataset.key === lost) ?? buttons[0])?.focus();
  });
  return around;
}
