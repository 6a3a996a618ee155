import { startTransition, useEffect, useState } from "react";

/**
 * Whether it is time for all of a long text: its beginning is drawn first, and the rest in pieces between which a page answers to whoever
 * presses something.
 *
 * @param name of the text that is there, the same for as long as it is that one, also in a newer version: whoever reads in it loses
 *   neither place nor focus; undefined while there is none.
 */
export function useUnhurried(name: string | undefined): boolean {
  const [whole, setWhole] = useState<string>();
  useEffect(() => {
    if (name !== undefined) startTransition(() => setWhole(name));
  }, [name]);
  return name !== undefined && whole === name;
}
