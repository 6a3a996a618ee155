import { startTransition, useEffect, useState } from "react";

/**
 * Whether it is time for all of a long text: its beginning is drawn first, and the rest in pieces between which a page answers to whoever
 * presses something.
 *
 * @param text the text, anew for each that is shown.
 */
export function useUnhurried(text: unknown): boolean {
  const [whole, setWhole] = useState<unknown>();
  useEffect(() => {
    if (text !== undefined) startTransition(() => setWhole(text));
  }, [text]);
  return text !== undefined && whole === text;
}
