import { draw } from "@stopbank/ui/testing/draw";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DaysView.states.tsx";

const slider = () => screen.queryByRole("slider", { name: "Days after the event" });

it.each([
  ["first", "0"],
  ["chosen", "7"],
  ["many", "30"],
  ["one day", undefined],
  ["none in common", undefined],
] as const)("stands at the day, and says so where there is no choice: %s", (state, day) => {
  draw(states, state);
  expect(screen.getByRole("region", { name: "Days after the event" })).toBeTruthy();
  expect(slider()?.getAttribute("aria-valuetext")).toBe(day);
  expect(screen.queryByText("No Adjustable Timeframe Available") === null).toBe(day !== undefined);
});

it("gives the day, not its place", () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  draw(states, "first", { onChange });
  fireEvent.change(screen.getByRole("slider"), { target: { value: "2" } });
  act(() => vi.advanceTimersByTime(1_000));
  expect(onChange.mock.calls).toEqual([[7]]);
});
