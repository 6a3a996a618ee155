import { useEffect, useRef, useState } from "react";
import { clampStep, stepAt, withStep } from "../../domain/storyAddress.ts";
import type { StoryCard } from "../../domain/storySteps.ts";
import type { ToldMap } from "../map/tellOnMap.ts";
import type { SoughtCard } from "./useCardScroll.ts";

/** The map follows the reader this long after they have stopped scrolling, in milliseconds (STO-07). */
const afterScrollMs = 800;

export interface Steps {
  /** The card that stands out, counted from 0. */
  readonly active: number;
  /** The card that the list is to scroll to. */
  readonly sought: SoughtCard;
  /** To a card, or the nearest there is: list and map go there at once. */
  moveTo(index: number): void;
  /** The reader has scrolled to a card. */
  scrollTo(index: number): void;
  /** Cards have become longer or shorter: the list is back at once at the one that is read. */
  stay(): void;
}

/** Which card of a story is read, beginning with the address's; the map and the address follow. */
export function useSteps(cards: readonly StoryCard[], told: ToldMap): Steps {
  const [active, setActive] = useState(() => stepAt(window.location.search, cards.length));
  const [sought, setSought] = useState<SoughtCard>({ index: active, isAtOnce: true });
  const shown = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (index: number) => {
    clearTimeout(timer.current);
    const card = cards[index];
    if (card === undefined || shown.current === index) return;
    shown.current = index;
    told.show(card).catch((error: unknown) => window.reportError(error));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a story begins with; from there on whoever moves shows.
  useEffect(() => {
    shown.current = undefined;
    show(active);
    return () => {
      clearTimeout(timer.current);
      told.stop();
    };
  }, [told]);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const next = withStep(search, active);
    // One goes back from a story, not from each of its steps.
    if (next !== search) window.history.replaceState(window.history.state, "", pathname + next + hash);
  }, [active]);
  return {
    active,
    sought,
    moveTo(index) {
      const next = clampStep(index, cards.length);
      setActive(next);
      setSought({ index: next, isAtOnce: false });
      show(next);
    },
    scrollTo(index) {
      setActive(index);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(index), afterScrollMs);
    },
    stay() {
      setSought({ index: active, isAtOnce: true });
    },
  };
}
