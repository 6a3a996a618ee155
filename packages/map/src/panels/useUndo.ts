import type { SceneStore } from "@stopbank/scene/store";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";

export interface Step {
  readonly onPress: () => void;
  readonly blockedBy: string | undefined;
}

/** Undo and redo as buttons show them, and on the keys everyone knows. Fields of text keep those keys to themselves. */
export function useUndo(controller: MapController, store: SceneStore): Record<"undo" | "redo", Step> {
  const { canUndo, canRedo } = useSnapshot(store.state);
  const { hint } = useSnapshot(controller.state);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === "z") event.shiftKey ? controller.redo() : controller.undo();
      else if (key === "y") controller.redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [controller]);
  return {
    undo: {
      onPress: controller.undo,
      blockedBy: canUndo || hint?.canTakeBack === true ? undefined : "There is nothing to undo.",
    },
    redo: { onPress: controller.redo, blockedBy: canRedo ? undefined : "There is nothing to redo." },
  };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [role=dialog]",
  ) !== null;
