import { useEffect, useEffectEvent } from "react";
import { type PresentAction, presentAction } from "../../domain/presentKey.ts";

/** Where keys are typed, or do something of their own. */
const takers = "input, textarea, select, video, summary";

/** A presenter's keys, in this window and in the one that has their notes. */
export function usePresentKeys(other: Window | undefined, act: (action: PresentAction) => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // Of either window: each has an Element of its own.
      const target = event.target as Element | null;
      const isPressed = event.key === " " && target?.closest?.("button, a") != null;
      if (isPressed || target?.closest?.(takers) != null) return;
      const action = presentAction(event.key, event.shiftKey);
      if (action === undefined) return;
      event.preventDefault();
      run(action);
    };
    const documents = [document, ...(other === undefined ? [] : [other.document])];
    for (const each of documents) each.addEventListener("keydown", press);
    return () => {
      for (const each of documents) each.removeEventListener("keydown", press);
    };
  }, [other]);
}
