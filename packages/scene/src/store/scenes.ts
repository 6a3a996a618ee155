import { guardExtension, type SceneExtension } from "../extension.ts";
import type { Scene } from "../scene.ts";
import { createSceneStore, type SceneStore } from "./sceneStore.ts";

/** The scenes of a client's map pages: each page has one of its own, with its own undo and its own address. */
export interface Scenes {
  /**
   * @param pageId any name, the same for every visit of the page.
   * @returns the same store for as long as the client is in use: whoever goes away and comes back finds it as it was.
   */
  of(pageId: string): SceneStore;
}

/**
 * @param start what each page begins with.
 * @param extensions what plugins that are on keep in scenes.
 */
export function createScenes(start: Scene, extensions: readonly SceneExtension[]): Scenes {
  const stores = new Map<string, SceneStore>();
  const guarded = extensions.map(guardExtension);
  return {
    of(pageId) {
      const former = stores.get(pageId);
      if (former !== undefined) return former;
      const store = createSceneStore(start, guarded);
      stores.set(pageId, store);
      return store;
    },
  };
}
