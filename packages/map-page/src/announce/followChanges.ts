import type { Scene } from "@stopbank/scene";
import type { SceneStore } from "@stopbank/scene/store";
import { subscribe } from "valtio/vanilla";
import type { SpokenFigures } from "../page/pageState.ts";
import { asksOtherwise } from "./asksOtherwise.ts";

/** After the last of several changes. */
const settleMs = 1_000;
/** For figures that are being worked out; after that what changed is said without them. */
const figuresWithinMs = 5_000;

export interface FollowedChanges {
  readonly store: Pick<SceneStore, "state">;
  /** What has become of a scene; empty where that is nothing to speak of. */
  readonly words: (before: Scene, after: Scene) => readonly string[];
  /** What the page's figures say now. */
  readonly figures: {
    readonly get: () => SpokenFigures | undefined;
    readonly subscribe: (changed: () => void) => () => void;
  };
  readonly announce: (sentence: string) => void;
}

/**
 * Announces what was done to a scene, however it was done: one sentence a second after the last change, with the
 * figures that came of it.
 *
 * @returns ends that.
 */
export function followChanges({ store, words, figures, announce }: FollowedChanges): () => void {
  let announced = store.state.scene;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: () => void = () => undefined;
  const say = () => {
    stopWaiting();
    clearTimeout(timer);
    const { scene } = store.state;
    const changed = words(announced, scene);
    const now = figures.get();
    const text = asksOtherwise(announced, scene) && now?.isComing === false ? now.text : undefined;
    announced = scene;
    if (changed.length > 0) announce(`${[...changed, ...(text === undefined ? [] : [text])].join("; ")}.`);
  };
  const settle = () => {
    if (!figures.get()?.isComing || !asksOtherwise(announced, store.state.scene)) return say();
    timer = setTimeout(say, figuresWithinMs);
    stopWaiting = figures.subscribe(() => {
      if (!figures.get()?.isComing) say();
    });
  };
  let seen = announced;
  const stopFollowing = subscribe(store.state, () => {
    if (store.state.scene === seen) return;
    seen = store.state.scene;
    stopWaiting();
    clearTimeout(timer);
    timer = setTimeout(settle, settleMs);
  });
  return () => {
    stopFollowing();
    stopWaiting();
    clearTimeout(timer);
  };
}
