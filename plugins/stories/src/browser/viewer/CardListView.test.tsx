import { draw } from "@stopbank/ui/testing/draw";
import { InState } from "@stopbank/ui/testing/states-of";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import states from "./CardListView.states.tsx";
import { ownScrollMs } from "./useCardScroll.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  return () => vi.useRealTimers();
});

const laidOut = (list: HTMLElement, lengthPx: number) => {
  Object.defineProperty(list, "clientHeight", { configurable: true, value: 400 });
  for (const [at, card] of [...list.children].entries()) {
    Object.defineProperty(card, "offsetTop", { configurable: true, value: at * lengthPx });
    Object.defineProperty(card, "offsetHeight", { configurable: true, value: lengthPx });
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

it.each(["scrollend", "wheel", "keydown"])(
  "STO-07 says nothing of what a slow scroll of its own passes, until its %s",
  (ending) => {
    Object.assign(window, { onscrollend: null });
    onTestFinished(() => void Reflect.deleteProperty(window, "onscrollend"));
    vi.spyOn(HTMLElement.prototype, "scrollTo").mockImplementation(() => undefined);
    const onScrolledTo = vi.fn();
    const { rerender } = draw(states, "many", { onScrolledTo });
    const list = screen.getByRole("list");
    laidOut(list, 300);
    Object.defineProperty(list, "scrollHeight", { value: 2_000 });
    const sought = { index: 2, isAtOnce: false };
    rerender(<InState instead={{ onScrolledTo, sought }} name="many" of={states} />);
    list.scrollTop = 320;
    vi.advanceTimersByTime(3 * ownScrollMs);
    fireEvent.scroll(list);
    expect(onScrolledTo).not.toHaveBeenCalled();
    fireEvent(list, new Event(ending));
    fireEvent.scroll(list);
    expect(onScrolledTo).toHaveBeenCalledWith(1);
  },
);

it("STO-06 scrolls to where a card stands in the list, wherever the list stands in the page", () => {
  const scrollTo = vi.fn();
  vi.spyOn(HTMLElement.prototype, "scrollTo").mockImplementation(scrollTo);
  const { rerender } = draw(states, "many");
  const list = screen.getByRole("list");
  laidOut(list, 300);
  Object.defineProperty(list, "offsetTop", { value: 51 });
  const sought = { index: 2, isAtOnce: true };
  rerender(<InState instead={{ sought }} name="many" of={states} />);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 584, behavior: "auto" });
});

it("STO-06 stays at the card that a story was opened at while others grow above it, until its reader scrolls", () => {
  const observed: ResizeObserverCallback[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class extends ResizeObserver {
      constructor(told: ResizeObserverCallback) {
        super(told);
        observed.push(told);
      }
      override disconnect() {
        observed.length = 0;
      }
    },
  );
  const scrollTo = vi.fn();
  vi.spyOn(HTMLElement.prototype, "scrollTo").mockImplementation(scrollTo);
  const { rerender } = draw(states, "many");
  const list = screen.getByRole("list");
  laidOut(list, 300);
  const sought = { index: 2, isAtOnce: true };
  rerender(<InState instead={{ sought }} name="many" of={states} />);
  laidOut(list, 400);
  for (const told of [...observed]) told([], {} as ResizeObserver);
  expect(scrollTo.mock.calls.slice(-2)).toEqual([
    [{ top: 584, behavior: "auto" }],
    [{ top: 784, behavior: "auto" }],
  ]);
  fireEvent.wheel(list);
  expect(observed).toEqual([]);
  vi.unstubAllGlobals();
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
