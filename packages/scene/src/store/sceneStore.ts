import { proxy, ref } from "valtio/vanilla";
import { amend, type History, redo, startHistory, step, undo } from "../history.ts";
import type { Scene, SceneOperation } from "../scene.ts";

export interface SceneState {
  /** The scene on the map. A plain immutable value, never a proxy: compare it by identity. */
  scene: Scene;
  canUndo: boolean;
  canRedo: boolean;
}

export interface ApplyOptions {
  /** Steps of one gesture (an area being dragged, a slider being moved) are undone together. */
  readonly gesture?: string;
  /** False for what is not worth undoing, such as the camera. */
  readonly undoable?: boolean;
}

/** Where a browser keeps its scene. Components read `state` with valtio's `useSnapshot`. */
export interface SceneStore {
  readonly state: SceneState;
  /** @throws what the operation throws (DomainError with a message for the user); then nothing changed. */
  apply(operation: SceneOperation, options?: ApplyOptions): void;
  undo(): void;
  redo(): void;
  /** Another scene from outside: a link, a story step. One can undo back to what was there. */
  replace(scene: Scene): void;
  /** The scene a page begins with: there is nothing before it to go back to. */
  begin(scene: Scene): void;
}

export function createSceneStore(initial: Scene): SceneStore {
  let history = startHistory(initial);
  const state = proxy<SceneState>({ scene: ref(initial), canUndo: false, canRedo: false });
  const show = (next: History) => {
    history = next;
    if (state.scene !== next.present) state.scene = ref(next.present);
    state.canUndo = next.past.length > 0;
    state.canRedo = next.future.length > 0;
  };
  return {
    state,
    apply(operation, { gesture, undoable = true } = {}) {
      const next = operation(history.present);
      show(undoable ? step(history, next, gesture) : amend(history, next));
    },
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    replace: (scene) => show(step(history, scene)),
    begin: (scene) => show(startHistory(scene)),
  };
}
