import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DividerView.states.tsx";

const divider = () => screen.getByRole("slider", { name: "Divider between the sides" });

it("says how much of the map each side has", () => {
  draw(states, "in the middle");
  const said = ["aria-valuenow", "aria-valuemin", "aria-valuemax"].map((name) =>
    divider().getAttribute(name),
  );
  expect(said).toEqual(["50", "10", "90"]);
  expect(divider().getAttribute("aria-valuetext")).toBe("50% Stopbanks hold, 50% Stopbanks breach");
});

it.each([
  ["ArrowLeft", 0.48],
  ["ArrowRight", 0.52],
  ["PageDown", 0.4],
  ["PageUp", 0.6],
  ["Home", 0.1],
  ["End", 0.9],
])("moves by %s to %d", (key, share) => {
  const onMove = vi.fn();
  draw(states, "in the middle", { onMove });
  expect(fireEvent.keyDown(divider(), { key })).toBe(false);
  expect(onMove.mock.calls).toEqual([[expect.closeTo(share, 5)]]);
});

it("leaves other keys to others, and stops where it can go no farther", () => {
  const onMove = vi.fn();
  draw(states, "as far left as it goes", { onMove });
  expect(fireEvent.keyDown(divider(), { key: "a" })).toBe(true);
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.keyDown(divider(), { key: "ArrowLeft" });
  expect(onMove).toHaveBeenCalledWith(0.1);
});

it("follows a pointer or a finger between the panels, and stays where that lets go", () => {
  const [onDrag, onMove] = [vi.fn(), vi.fn()];
  draw(states, "in the middle", { onDrag, onMove });
  const room = divider().parentElement;
  if (room === null) throw new Error("The divider is on no map.");
  room.getBoundingClientRect = () => new DOMRect(100, 0, 1_000, 500);
  room.style.setProperty("--sb-map-left", "60px");
  room.style.setProperty("--sb-map-right", "440px");
  divider().setPointerCapture = () => undefined;
  fireEvent.pointerMove(divider(), { clientX: 300 });
  expect(onDrag).not.toHaveBeenCalled();
  fireEvent.pointerDown(divider(), { button: 0, clientX: 410 });
  expect(document.activeElement).toBe(divider());
  fireEvent.pointerMove(divider(), { clientX: 310 });
  fireEvent.pointerUp(divider(), { clientX: 285 });
  fireEvent.pointerMove(divider(), { clientX: 500 });
  expect([onDrag.mock.calls, onMove.mock.calls]).toEqual([[[0.3]], [[0.25]]]);
});
