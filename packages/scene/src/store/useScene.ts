import { useSnapshot } from "valtio";
import type { Scene } from "../scene.ts";
import type { SceneStore } from "./sceneStore.ts";

/** The scene on the map, for a component: it renders again when another scene takes its place. */
export function useScene(store: SceneStore): Scene {
  // The store keeps scenes as plain values, so the snapshot holds the very scene and only its type is read-only.
  return useSnapshot(store.state).scene as Scene;
}
