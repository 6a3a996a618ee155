import type { LiveMap } from "@stopbank/map/live-map";
import type { Camera } from "@stopbank/scene";
import { subscribe } from "valtio/vanilla";

/** How long a story's flight takes, in milliseconds (STO-07). */
const storyFlightMs = 800;

/** A flight that nobody hears the end of has ended by then. */
const longestMs = storyFlightMs + 400;

/** Takes the map somewhere. Over when it is there, or somebody stopped it on the way; at once where motion is not wanted. */
export function flyTo({ view, store }: Pick<LiveMap, "view" | "store">, camera: Camera): Promise<void> {
  const { longitude, latitude, zoom, pitch, bearing } = camera;
  const start = store.state.scene.camera;
  const isThere = (Object.keys(camera) as (keyof Camera)[]).every((key) => camera[key] === start[key]);
  if (isThere) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      done();
    };
    const timer = setTimeout(end, longestMs);
    // The map writes into the scene where it has come to rest.
    const stop = subscribe(store.state, () => {
      if (store.state.scene.camera !== start) end();
    });
    view.flyTo({ center: [longitude, latitude], zoom, pitch, bearing, duration: storyFlightMs });
  });
}
