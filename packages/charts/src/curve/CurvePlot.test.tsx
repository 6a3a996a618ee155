import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./CurvePlot.states.tsx";

const thickest = (container: Element) =>
  container.querySelector("path[stroke-width='2.5']")?.getAttribute("stroke");

it("draws the one in front thickest, with its band and its marks", () => {
  const timber = draw(states, "plain");
  expect(thickest(timber.container)).toBe("#b23a48");
  expect([
    timber.container.querySelectorAll("[fill-opacity]").length,
    timber.container.querySelectorAll("circle").length,
  ]).toEqual([1, 1]);
  timber.unmount();
  const concrete = draw(states, "other in front");
  expect(thickest(concrete.container)).toBe("#2b59c3");
  expect(concrete.container.querySelector("[fill-opacity]")).toBeNull();
});

it("marks the value where it is pointed at", () => {
  expect(draw(states, "pointed at").container.querySelectorAll("circle")).toHaveLength(2);
});

it("tells where it is pointed at, and when no more", () => {
  const onPoint = vi.fn();
  draw(states, "plain", { onPoint });
  fireEvent.pointerMove(screen.getByRole("img"), { clientX: 10_000 });
  expect(onPoint).toHaveBeenLastCalledWith(4);
  fireEvent.pointerLeave(screen.getByRole("img"));
  expect(onPoint).toHaveBeenLastCalledWith(undefined);
});
