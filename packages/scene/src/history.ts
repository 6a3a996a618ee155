import type { Scene } from "./scene.ts";

/** Scenes one can go back and forward to. Oldest first in `past`, nearest first in `future`. */
export interface History {
  readonly past: readonly Scene[];
  readonly present: Scene;
  readonly future: readonly Scene[];
  /** Which gesture made `present`; another step of the same gesture replaces it. */
  readonly gesture?: string;
}

export const maxUndoSteps = 100;

export const startHistory = (present: Scene): History => ({ past: [], present, future: [] });

/**
 * Takes a step that can be undone. Steps with the same `gesture` (an area being dragged) count as one.
 * A step that changes nothing is no step.
 */
export function takeStep(history: History, next: Scene, gesture?: string): History {
  if (next === history.present) return history;
  const continues = gesture !== undefined && gesture === history.gesture;
  const past = continues ? history.past : [...history.past, history.present].slice(-maxUndoSteps);
  return { past, present: next, future: [], ...(gesture === undefined ? {} : { gesture }) };
}

/** Changes the present without a step: the camera moves all the time and is not worth undoing. */
export const amend = (history: History, next: Scene): History =>
  next === history.present ? history : { ...history, present: next };

/**
 * Back one step. What is no step of its own stays: undo should not move the ground, nor close the tab that its reader
 * looks at to see what comes of it.
 */
export function undo({ past, present, future }: History): History {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future };
  return {
    past: past.slice(0, -1),
    present: asSeen(previous, present),
    future: [present, ...future],
  };
}

export function redo({ past, present, future }: History): History {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: asSeen(next, present), future: rest };
}

const asSeen = (scene: Scene, { camera, drawer }: Scene): Scene => ({ ...scene, camera, drawer });
