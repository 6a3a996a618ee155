import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import states from "./CardListView.states.tsx";
import { ownScrollMs } from "./useCardScroll.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  return () => vi.useRealTimers();
});

const laidOut = (list: HTMLElement, lengthPx: number) => {
  Object.defineProperty(list, "clientHeight", { value: 400 });
  for (const [at, card] of [...list.children].entries()) {
    Object.defineProperty(card, "offsetTop", { value: at * lengthPx });
    Object.defineProperty(card, "offsetHeight", { value: lengthPx });
  }
};

it("STO-07 says nothing of a scroll of its own for a second, then which card its reader scrolls to", () => {
  const onScrolledTo = vi.fn();
  draw(states, "many", { onScrolledTo });
  const list = screen.getByRole("list");
  laidOut(list, 300);
  list.scrollTop = 320;
  vi.advanceTimersByTime(ownScrollMs - 1);
  fireEvent.scroll(list);
  expect(onScrolledTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  fireEvent.scroll(list);
  expect(onScrolledTo).toHaveBeenCalledWith(1);
});

it.each([
  [false, "smooth"],
  [true, "auto"],
])("STO-07 STO-12 scrolls smoothly unless motion is not wanted (%s)", (isUnwanted, behavior) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isUnwanted }));
  const scrollTo = vi.fn();
  vi.spyOn(HTMLElement.prototype, "scrollTo").mockImplementation(scrollTo);
  draw(states, "many", { sought: { index: 2, isAtOnce: false } });
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
  vi.unstubAllGlobals();
});
