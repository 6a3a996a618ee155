import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapState } from "../feature/mapState.ts";
import { tiltDegrees } from "../feature/tiltDegrees.ts";
import type { MapEvents } from "./mapEvents.ts";

/**
 * Keeps what the map shows of its camera, and whether it has settled, in its state.
 *
 * @param tilted called when it begins or ends to be seen from the side.
 */
export function watchView(map: MapLibreMap, events: MapEvents, state: MapState, tilted: () => void) {
  const read = () => {
    state.zoom = map.getZoom();
    state.pitch = map.getPitch();
    state.bearing = map.getBearing();
    const isTilted = state.pitch > tiltDegrees.threshold;
    if (isTilted === state.tilted) return;
    state.tilted = isTilted;
    tilted();
  };
  events.on("move", read);
  events.on("idle", () => {
    state.ready = true;
    state.settled++;
  });
  return { read };
}
