import type { TutorialStep } from "@stopbank/plugin-api/browser";
import type { Scene } from "@stopbank/scene";
import type { SceneStore } from "@stopbank/scene/store";
import type { Pointer } from "./pointer.ts";
import { findSeen, untilFound, usualPatience } from "./untilFound.ts";

export interface TourOptions {
  readonly steps: readonly TutorialStep[];
  /** The scenes it is shown on: they are lent. */
  readonly store: SceneStore;
  readonly pointer: Pointer;
  readonly onDone: () => void;
  /** Nothing of it was found. */
  readonly onNothing: () => void;
  readonly onExit: () => void;
  readonly patience?: typeof usualPatience;
}

/**
 * Goes through steps one by one, as the reader asks. One whose element does not come is left out, with a word in the log.
 *
 * @returns ends it, wherever it is.
 */
export function runTour(options: TourOptions): () => void {
  const { steps, store, pointer, onDone, onNothing, onExit, patience = usualPatience } = options;
  const own: Scene = store.state.scene;
  let turn = 0;
  let shown = -1;
  /** Places of steps whose element did not come: they are counted no more, until it does. */
  const leftOut = new Set<number>();
  let isOf: TutorialStep["scene"];
  let takeAway: (() => void) | undefined;

  const prepare = ({ scene, open }: TutorialStep) => {
    if (scene !== isOf) {
      isOf = scene;
      store.apply(() => (scene === undefined ? own : scene(own)), { undoable: false });
    }
    const former = takeAway;
    takeAway = open?.();
    if (former !== takeAway) former?.();
  };

  const closeOpened = () => {
    takeAway?.();
    takeAway = undefined;
  };

  /** @param closed takes away what the reader has closed: what stands in that as well is passed over. */
  const go = async (from: number, by: 1 | -1, closed?: () => void): Promise<void> => {
    const mine = ++turn;
    const isWanted = () => mine === turn;
    for (let index = from; index >= 0 && index < steps.length; index += by) {
      const step = steps[index];
      if (step === undefined) return;
      prepare(step);
      if (closed !== undefined && takeAway === closed) continue;
      if (findSeen(step.at, patience) === undefined) pointer.hide();
      const element = await untilFound(step.at, isWanted, patience);
      if (!isWanted()) return;
      if (element !== undefined) {
        shown = index;
        leftOut.delete(index);
        return show(step, element);
      }
      leftOut.add(index);
      console.warn("Element not found", step.at, step.title);
    }
    if (closed !== undefined && takeAway === closed) closeOpened();
    if (leftOut.size === steps.length) onNothing();
    else if (by === 1) onDone();
    else if (from >= 0 || shown > 0) await go(0, 1);
  };

  const show = (step: TutorialStep, element: Element) => {
    const counted = [...steps.keys()].filter((index) => !leftOut.has(index));
    const at = counted.indexOf(shown);
    pointer.pointAt({
      title: step.title,
      text: step.text,
      progress: `${step.module}: ${at + 1} of ${counted.length}`,
      element,
      // Drawn anew meanwhile, it is another element at the same place.
      find: () => findSeen(step.at, patience),
      isFirst: at === 0,
      isLast: at === counted.length - 1,
      onNext: () => void go(shown + 1, 1),
      onBack: () => void go(shown - 1, -1),
      onGone: () => void go(shown + 1, 1, takeAway),
      onExit,
    });
  };

  void go(0, 1);
  return () => {
    turn += 1;
    closeOpened();
    pointer.destroy();
  };
}
