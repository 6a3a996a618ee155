import type { CameraOptions, Map as MapLibreMap } from "maplibre-gl";
import { isLed, ledMove } from "../controller/camera.ts";

type Linked = Pick<
  MapLibreMap,
  "on" | "jumpTo" | "getCenter" | "getCenterElevation" | "getZoom" | "getPitch" | "getBearing"
>;

/**
 * Keeps two maps looking at the same place, whichever is moved and however. The first is the one that tells of where
 * it looks: what the second is moved to becomes a move of the first.
 *
 * @returns ends that.
 */
export function linkCameras(first: Linked, second: Linked): () => void {
  let isLeading = false;
  const lead = (from: Linked, to: Linked, mark: object = {}) => {
    if (isLeading) return;
    isLeading = true;
    try {
      to.jumpTo(lookOf(from), mark);
    } finally {
      isLeading = false;
    }
  };
  const own = (what: () => void) => (event: object) => {
    if (!isLed(event)) what();
  };
  const subscriptions = [
    first.on(
      "move",
      own(() => lead(first, second, ledMove)),
    ),
    second.on(
      "move",
      own(() => lead(second, first, ledMove)),
    ),
    second.on(
      "moveend",
      own(() => lead(second, first)),
    ),
  ];
  lead(first, second, ledMove);
  return () => {
    for (const { unsubscribe } of subscriptions) unsubscribe();
  };
}

const lookOf = (map: Linked): CameraOptions & { elevation: number } => ({
  center: map.getCenter(),
  // Where ground rises, one map may have its heights before the other.
  elevation: map.getCenterElevation(),
  zoom: map.getZoom(),
  pitch: map.getPitch(),
  bearing: map.getBearing(),
});
