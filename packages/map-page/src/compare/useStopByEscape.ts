import type { MapController } from "@stopbank/map/controller";
import { useEffect, useEffectEvent } from "react";

/**
 * Escape ends a comparison where the focus is on the map, on what the comparison has over it, or nowhere, and no tool
 * has the map. Drawers beside it, which answer to the same key, then stay.
 */
export function useStopByEscape(controller: Pick<MapController, "state">, stop: () => void): void {
  const handle = useEffectEvent(stop);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || controller.state.tool !== undefined) return;
      const { target } = event;
      if (!(target instanceof Element) || !(target === document.body || target.closest(own) !== null)) return;
      event.preventDefault();
      handle();
    };
    // Before whoever else listens: those ask whether the key was taken.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [controller]);
}

const own = ".maplibregl-canvas-container, .sb-map-divider, .map-page-compare-bar";
