import { type RefObject, useLayoutEffect, useRef } from "react";
import { fitBoth, leastMapPx } from "./fitBoth.ts";

export interface BothDrawers {
  readonly whole: RefObject<HTMLElement | null>;
  readonly main: RefObject<HTMLElement | null>;
  readonly other: RefObject<HTMLElement | null>;
  readonly isMainOpen: boolean;
  readonly isOtherOpen: boolean;
  /** So that a window made smaller counts as well. */
  readonly windowPx: number;
  readonly closeMain: () => void;
  readonly closeOther: () => void;
}

/** Closes the drawer that was there first where both would leave the map a slit. */
export function useRoomForBoth(drawers: BothDrawers): void {
  const { whole, main, other, isMainOpen, isOtherOpen, windowPx, closeMain, closeOther } = drawers;
  const opened = useRef<"main" | "other">("main");
  const were = useRef({ isMainOpen: false, isOtherOpen: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window's width is measured by what stands in it.
  useLayoutEffect(() => {
    const before = were.current;
    were.current = { isMainOpen, isOtherOpen };
    if (isMainOpen && !before.isMainOpen) opened.current = "main";
    if (isOtherOpen && !before.isOtherOpen) opened.current = "other";
    if (!isMainOpen || !isOtherOpen) return;
    const [wholePx = 0, mainPx = 0, otherPx = 0] = [whole, main, other].map(
      ({ current }) => current?.getBoundingClientRect().width,
    );
    if (fitBoth(wholePx, mainPx, otherPx, leastMapPx)) return;
    if (opened.current === "main") closeOther();
    else closeMain();
  }, [whole, main, other, isMainOpen, isOtherOpen, windowPx, closeMain, closeOther]);
}
