import type { MapFeature } from "@stopbank/map/feature";
import type { LiveMap } from "@stopbank/map/live-map";
import type { SceneStore } from "@stopbank/scene/store";

// What is lent to a feature is another object; the state of the store is the same.
const maps = new WeakMap<SceneStore["state"], LiveMap>();

/** The map that shows a store's scene; undefined as long as there is none. */
export const mapOf = ({ state }: Pick<SceneStore, "state">): LiveMap | undefined => maps.get(state);

/** Draws nothing: it has the map at hand for whoever tells a story on it. */
export const toldMap: MapFeature = {
  id: "stories",
  start(live) {
    const { state } = live.store;
    maps.set(state, live);
    return {
      stop() {
        if (maps.get(state) === live) maps.delete(state);
      },
    };
  },
};
