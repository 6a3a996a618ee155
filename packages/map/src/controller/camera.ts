import type { Camera, Scene } from "@stopbank/scene";
import { roundCamera } from "@stopbank/scene/empty";
import type { SceneStore } from "@stopbank/scene/store";
import { setCamera } from "@stopbank/scene/view";
import type { Map as MapLibreMap } from "maplibre-gl";
import { flyMs } from "../feature/flyMs.ts";
import type { MapEvents } from "./mapEvents.ts";

/** Goes with moves of a map that another one leads, up to its last: they are not that map's to tell of. */
export const ledMove = { isLed: true } as const;
export const isLed = (event: object): boolean => "isLed" in event;

/** Keeps the map's camera and the scene's in step. */
export interface CameraSync {
  /** Moves the map when the scene's camera was changed by anything but the map. */
  follow(scene: Scene): void;
}

export function syncCamera(map: MapLibreMap, events: MapEvents, store: SceneStore): CameraSync {
  let known = store.state.scene.camera;
  events.on("moveend", (event) => {
    if (isLed(event)) return;
    const camera = cameraOf(map);
    if (sameCamera(camera, known)) return;
    known = camera;
    store.apply(setCamera(camera), { undoable: false });
  });
  return {
    follow({ camera }) {
      if (sameCamera(camera, known)) return;
      known = camera;
      const { longitude, latitude, zoom, pitch, bearing } = camera;
      // MapLibre makes this a jump where the user asks for reduced motion.
      map.flyTo({ center: [longitude, latitude], zoom, pitch, bearing, duration: flyMs.usual });
    },
  };
}

/** Puts the map where a scene looks, at once. */
export function lookAs(map: MapLibreMap, { longitude, latitude, zoom, pitch, bearing }: Camera): void {
  map.jumpTo({ center: [longitude, latitude], zoom, pitch, bearing });
}

function cameraOf(map: MapLibreMap): Camera {
  const { lng, lat } = map.getCenter().wrap();
  return roundCamera({
    longitude: lng,
    latitude: lat,
    zoom: map.getZoom(),
    pitch: map.getPitch(),
    bearing: map.getBearing(),
  });
}

const sameCamera = (a: Camera, b: Camera) =>
  a.longitude === b.longitude &&
  a.latitude === b.latitude &&
  a.zoom === b.zoom &&
  a.pitch === b.pitch &&
  a.bearing === b.bearing;
