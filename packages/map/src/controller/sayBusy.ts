import type { Map as MapLibreMap } from "maplibre-gl";
import { subscribeKey } from "valtio/vanilla/utils";
import type { MapState } from "../feature/mapState.ts";
import type { MapEvents } from "./mapEvents.ts";

export interface Busy {
  /** The map was given something to draw, which it begins with the next frame. */
  changed(): void;
  /** Says nothing any more. */
  stop(): void;
}

/** The map says nothing of tiles that do not exist: it is asked for a frame until it says that it is idle. */
const askAgainMs = 500;

/**
 * Says on the map's element (`aria-busy`) and in its state whether its picture is still to change by itself: tiles, colours or outlines
 * are on their way, or the camera flies. Who cannot see it waits for this.
 */
export function sayBusy(element: HTMLElement, map: MapLibreMap, events: MapEvents, state: MapState): Busy {
  let isDrawing = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    const isBusy = isDrawing || state.pending.length > 0;
    if (element.ariaBusy !== String(isBusy)) element.ariaBusy = String(isBusy);
    if (state.busy !== isBusy) state.busy = isBusy;
  };
  const draw = () => {
    isDrawing = true;
    timer ??= setTimeout(() => {
      timer = undefined;
      map.triggerRepaint();
    }, askAgainMs);
    say();
  };
  const changed = () => {
    // The frame that is asked for here ends with the map's saying that it is idle.
    map.triggerRepaint();
    draw();
  };
  events.on("movestart", draw);
  events.on("dataloading", draw);
  events.on("render", draw);
  events.on("webglcontextlost", draw);
  events.on("idle", () => {
    // The empty style a map starts with is complete at once, and no picture.
    isDrawing = map.style.getLayersOrder().length === 0;
    clearTimeout(timer);
    timer = undefined;
    say();
  });
  say();
  // What has come is not on the picture yet.
  const stopFollowing = subscribeKey(state, "pending", changed, true);
  return {
    changed,
    stop() {
      clearTimeout(timer);
      stopFollowing();
    },
  };
}
