import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ToolButtonsView.states.tsx";

const [area, measure, view] = ["Draw an area", "Measure", "Use the current view as the area"];

it("is not there without tools", () => {
  draw(states, "none");
  expect(screen.queryByRole("toolbar")).toBeNull();
});

it.each([
  ["several", [area, measure], []],
  ["one on", [area, measure], [measure]],
  ["one blocked", [area, measure], []],
  ["more beside one", [area, view, measure], []],
] as const)("has the tools in order, and says which is on: %s", (state, names, on) => {
  draw(states, state);
  const buttons = screen.getAllByRole("button");
  const named = (those: readonly HTMLElement[]) => those.map((one) => one.getAttribute("aria-label"));
  expect(screen.getByRole("toolbar", { name: "Map tools" }).contains(buttons[0] ?? null)).toBe(true);
  expect(named(buttons)).toEqual(names);
  expect(named(screen.queryAllByRole("button", { pressed: true }))).toEqual(on);
});

it.each([
  ["several", [["measure"]], 0],
  ["one on", [], 1],
  ["one blocked", [], 0],
] as const)("starts and ends a tool, unless it is blocked: %s", async (state, started, stopped) => {
  const [onStart, onStop] = [vi.fn(), vi.fn()];
  const { user } = draw(states, state, { onStart, onStop });
  await user.click(screen.getByRole("button", { name: measure }));
  expect(onStart.mock.calls).toEqual(started);
  expect(onStop).toHaveBeenCalledTimes(stopped);
});
