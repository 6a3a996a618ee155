import { proxy, ref, subscribe } from "valtio/vanilla";
import { onOtherSide, otherSide } from "../compare/comparing.ts";
import type { SceneState, SceneStore } from "./sceneStore.ts";

export interface OtherSide {
  /** Side B as a scene of its own: what is done to it is done to side B, and what both have in common to both. */
  readonly store: SceneStore;
  /** It follows no longer. */
  stop(): void;
}

/** The other side of what a store compares, for whatever shows or changes a scene: a second map, scenario controls. */
export function openOtherSide(store: SceneStore): OtherSide {
  let followed = store.state.scene;
  const { canUndo, canRedo, isLent } = store.state;
  const state = proxy<SceneState>({ scene: ref(otherSide(followed)), canUndo, canRedo, isLent });
  const stop = subscribe(store.state, () => {
    state.canUndo = store.state.canUndo;
    state.canRedo = store.state.canRedo;
    state.isLent = store.state.isLent;
    if (store.state.scene === followed) return;
    followed = store.state.scene;
    state.scene = ref(otherSide(followed));
  });
  return {
    store: {
      ...store,
      state,
      // The same slider of the other side is another gesture.
      apply: (operation, { gesture, ...options } = {}) =>
        store.apply(onOtherSide(operation), {
          ...options,
          ...(gesture === undefined ? {} : { gesture: `other side ${gesture}` }),
        }),
    },
    stop,
  };
}
