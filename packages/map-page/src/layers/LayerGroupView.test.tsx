import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayerGroupView.states.tsx";

it("says how many layers it has, and folds", async () => {
  const { user } = draw(states, "between others");
  const toggle = screen.getByRole("button", { name: "Elements 2", expanded: true });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  await user.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
});

it("has nowhere to go alone", () => {
  draw(states, "alone");
  expect(screen.queryByRole("button", { name: "More for Elements" })).toBeNull();
});

it.each([
  ["the first", true, false],
  ["between others", false, false],
  ["the last", false, true],
] as const)("moves no further than the ends: %s", async (state, noUp, noDown) => {
  const { user } = draw(states, state);
  await user.click(screen.getByRole("button", { name: "More for Elements" }));
  const isOff = ["Move group up", "Move group down"].map((name) =>
    screen.getByRole("menuitem", { name }).getAttribute("aria-disabled"),
  );
  expect(isOff.map((off) => off === "true")).toEqual([noUp, noDown]);
});

it.each([
  ["Move group up", 0],
  ["Move group down", 2],
] as const)("moves by its menu: %s", async (name, to) => {
  const onMove = vi.fn();
  const { user } = draw(states, "between others", { onMove });
  await user.click(screen.getByRole("button", { name: "More for Elements" }));
  await user.click(screen.getByRole("menuitem", { name }));
  expect(onMove.mock.calls).toEqual([["element", to]]);
});
