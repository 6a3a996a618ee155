import { beforeEach, expect, it, vi } from "vitest";
import { bringIntoSight, placeFrame, scrollerAround } from "./placeFrame.ts";

const at = (element: Element, left: number, top: number, width: number, height: number) =>
  vi
    .spyOn(element, "getBoundingClientRect")
    .mockReturnValue({ left, top, width, height, right: left + width, bottom: top + height } as DOMRect);

/** A panel of 300 by 200 pixels that scrolls, with a section in it. */
function panel() {
  document.body.innerHTML = '<div style="overflow-y: auto"><section></section></div><i></i>';
  const [scroller, section] = ["div", "section"].map((tag) => document.querySelector(tag));
  const frame = document.querySelector("i");
  if (!scroller || !section || !frame) throw new Error("It was not drawn.");
  Object.defineProperties(scroller, { scrollHeight: { value: 1_000 }, clientHeight: { value: 200 } });
  at(scroller, 100, 100, 300, 200);
  return { scroller, section, frame };
}

beforeEach(() => {
  Object.assign(window, { innerWidth: 800, innerHeight: 600 });
});

it("frames of an element what can be seen of it", () => {
  const { scroller, section, frame } = panel();
  expect(scrollerAround(section)).toBe(scroller);
  at(section, 110, 250, 280, 500);
  expect(placeFrame(frame, section)).toBe(true);
  expect([frame.style.left, frame.style.top, frame.style.width, frame.style.height]).toEqual([
    "110px",
    "250px",
    "280px",
    "50px",
  ]);
  expect(placeFrame(frame, section)).toBe(false);
});

it("has no size where the element is out of sight, and stays within the window", () => {
  const { section, frame } = panel();
  at(section, -40, 5_000, 5_000, 30);
  placeFrame(frame, section);
  expect([frame.style.left, frame.style.top, frame.style.width, frame.style.height]).toEqual([
    "0px",
    "300px",
    "800px",
    "0px",
  ]);
});

it.each([
  ["to the middle of what scrolls", 700, 40, 520],
  ["to its head, where it is longer", 700, 400, 600],
  ["not at all, where all of it is in sight", 150, 40, 0],
])("scrolls %s", (_where, top, height, to) => {
  const { scroller, section } = panel();
  at(section, 110, top, 280, height);
  bringIntoSight(section);
  expect(scroller.scrollTop).toBe(to);
});
