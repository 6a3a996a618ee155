import type { SceneStore } from "@stopbank/scene/store";
import type { MapHost } from "../mapHost.ts";

/** The scene, for what is on a map: to read for good, and to change for as long as it is not over. */
export const lendStore = (store: SceneStore, isOver: () => boolean): SceneStore => ({
  ...store,
  apply: (...given) => {
    if (!isOver()) store.apply(...given);
  },
  undo: () => {
    if (!isOver()) store.undo();
  },
  redo: () => {
    if (!isOver()) store.redo();
  },
  open: (scene) => {
    if (!isOver()) store.open(scene);
  },
});

/** The application around the map, for what is on it: answers for good, and is told things for as long as it is not over. */
export const lendHost = (host: MapHost, isOver: () => boolean): MapHost => ({
  ...host,
  onSelectRefused: () => {
    if (!isOver()) host.onSelectRefused();
  },
  onNotice: (...given) => {
    if (!isOver()) host.onNotice(...given);
  },
});
