import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPointer, type Pointed } from "./pointer.ts";

const words = () => document.querySelector(".tutorial-step");
const element = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

let pointer: ReturnType<typeof createPointer>;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="bp6-dialog-container"><b></b></div><i></i>';
  pointer = createPointer();
});
afterEach(() => {
  pointer.destroy();
  vi.useRealTimers();
});

function pointAt(selector: string) {
  const heard = { onNext: vi.fn(), onBack: vi.fn(), onGone: vi.fn(), onExit: vi.fn() };
  const pointed: Pointed = {
    title: selector,
    text: "Look here.",
    progress: "Map Basics: 1 of 2",
    element: element(selector),
    find: () => document.querySelector(selector) ?? undefined,
    isFirst: true,
    isLast: false,
    ...heard,
  };
  pointer.pointAt(pointed);
  return heard;
}

describe("what a step says", () => {
  it("TUT-03, TUT-08: tells once that it went with the dialog it stood in", () => {
    const { onGone } = pointAt("b");
    const dialog = element(".bp6-dialog-container");
    expect(dialog.contains(words())).toBe(true);
    dialog.remove();
    vi.advanceTimersByTime(200);
    expect(onGone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it("TUT-03: can be read again for the next thing, outside the dialog that is gone", () => {
    pointAt("b");
    element(".bp6-dialog-container").remove();
    vi.advanceTimersByTime(2_000);
    pointAt("i");
    vi.advanceTimersByTime(500);
    expect(words()?.parentElement).toBe(document.body);
    expect(words()?.textContent).toContain("Look here.");
    expect(element(".driver-overlay").parentElement).toBe(document.body);
  });

  it("stays in a dialog that is drawn anew", () => {
    const { onGone } = pointAt("b");
    element(".bp6-dialog-container").remove();
    vi.advanceTimersByTime(100);
    document.body.insertAdjacentHTML("beforeend", '<div class="bp6-dialog-container"><b></b></div>');
    vi.advanceTimersByTime(2_000);
    expect(element(".bp6-dialog-container").contains(words())).toBe(true);
    expect(onGone).not.toHaveBeenCalled();
  });

  it("TUT-08: stays with its Next where something of the page itself goes", () => {
    const { onGone } = pointAt("i");
    element("i").remove();
    vi.advanceTimersByTime(5_000);
    expect(words()?.isConnected).toBe(true);
    expect(onGone).not.toHaveBeenCalled();
  });
});
