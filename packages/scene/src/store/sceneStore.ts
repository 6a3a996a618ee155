import type { AreaGeometry } from "@stopbank/contract/geometry";
import { proxy, ref } from "valtio/vanilla";
import type { SceneExtension } from "../extension.ts";
import { amend, type History, redo, startHistory, takeStep, undo } from "../history.ts";
import { isNewPlace } from "../isNewPlace.ts";
import type { Scene, SceneOperation } from "../scene.ts";

export interface SceneState {
  /** The scene on the map. A plain immutable value, never a proxy: compare it by identity. */
  scene: Scene;
  canUndo: boolean;
  canRedo: boolean;
  /** What is on the map is shown for a while, and is not the reader's own: no address has it. */
  isLent: boolean;
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
  /** What plugins that are on keep in its scenes. */
  readonly extensions: readonly SceneExtension[];
  /** Under which id the API keeps a drawn area that is too long for an address. */
  readonly areaIds: WeakMap<AreaGeometry, string>;
  /** What the page's address had of a scene when the two were last in step; undefined where that is not this store's. */
  readonly inAddress: { query: string | undefined };
  /** @throws what the operation throws (DomainError with a message for the user); then nothing changed. */
  apply(operation: SceneOperation, options?: ApplyOptions): void;
  undo(): void;
  redo(): void;
  /**
   * Another scene from outside: a link, a story step. One can undo back to what was there where that is another place,
   * unless nothing was done there yet: there is nothing before the scene a page begins with.
   */
  open(scene: Scene): void;
  /**
   * From now on the map shows what a tutorial or the like puts there, in an undo history of its own. The reader's own scene and
   * history come back with `takeBack`, whoever calls it; it does nothing where nothing is lent.
   */
  lend(): void;
  takeBack(): void;
}

export function createSceneStore(initial: Scene, extensions: readonly SceneExtension[] = []): SceneStore {
  let history = startHistory(initial);
  const state = proxy<SceneState>({ scene: ref(initial), canUndo: false, canRedo: false, isLent: false });
  const show = (next: History) => {
    history = next;
    if (state.scene !== next.present) state.scene = ref(next.present);
    state.canUndo = next.past.length > 0;
    state.canRedo = next.future.length > 0;
  };
  let hasBegun = false;
  let own: { readonly history: History; readonly hasBegun: boolean } | undefined;
  return {
    state,
    extensions,
    areaIds: new WeakMap(),
    inAddress: { query: undefined },
    apply(operation, { gesture, undoable = true } = {}) {
      const next = operation(history.present);
      hasBegun ||= undoable && next !== history.present;
      show(undoable ? takeStep(history, next, gesture) : amend(history, next));
    },
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    open(scene) {
      const { present } = history;
      if (!hasBegun) show(startHistory(scene));
      else show(isNewPlace(present, scene) ? takeStep(history, scene) : amend(history, scene));
      hasBegun = true;
    },
    lend() {
      own ??= { history, hasBegun };
      state.isLent = true;
      show(startHistory(history.present));
    },
    takeBack() {
      if (own === undefined) return;
      const former = own;
      own = undefined;
      hasBegun = former.hasBegun;
      show(former.history);
      state.isLent = false;
    },
  };
}
