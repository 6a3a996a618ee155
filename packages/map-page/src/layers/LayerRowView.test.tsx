import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayerRowView.states.tsx";

it.each([
  ["closed", ["Show Buildings", "Buildings answers to the pointer", "Remove Buildings"]],
  [
    "open",
    [
      ...["Show Buildings", "Buildings answers to the pointer", "Remove Buildings"],
      ...["Layer Details of Buildings", "Help on Buildings", "Move Buildings up", "Move Buildings down"],
    ],
  ],
] as const)(
  "MAP-12 has details and filters under its line when it is opened, and no menu: %s",
  (state, acts) => {
    draw(states, state);
    const [open, ...others] = screen.getAllByRole("button");
    expect(open?.getAttribute("aria-expanded")).toBe(String(state === "open"));
    expect(others.map((button) => button.getAttribute("aria-label"))).toEqual(acts);
    expect(screen.queryByText("Attribute filters of the layer.") !== null).toBe(state === "open");
  },
);

it.each([
  ["open", "up", [["element:buildings", 0]]],
  ["open", "down", [["element:buildings", 2]]],
  ["open at the top", "up", []],
  ["open at the foot", "down", []],
] as const)("moves among its kind, as far as there is to go: %s, %s", async (state, way, moves) => {
  const onMove = vi.fn();
  const { user } = draw(states, state, { onMove });
  await user.click(screen.getByRole("button", { name: `Move Buildings ${way}` }));
  expect(onMove.mock.calls).toEqual(moves);
});
