import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./CompareBarView.states.tsx";

it.each([
  ["a divider", "Divider"],
  ["side by side", "Side by side"],
  ["differences", "Differences"],
] as const)("says how the sides stand: %s", (state, name) => {
  draw(states, state);
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe(name);
});

it("puts the sides beside each other, shows what differs, swaps them and stops", async () => {
  const [onView, onSwap, onStop] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "a divider", { onView, onSwap, onStop });
  await user.click(screen.getByRole("button", { name: "Side by side" }));
  await user.click(screen.getByRole("button", { name: "Differences" }));
  await user.click(screen.getByRole("button", { name: "Swap the sides" }));
  await user.click(screen.getByRole("button", { name: "Stop comparing" }));
  expect(onView.mock.calls).toEqual([["side"], ["differences"]]);
  expect([onSwap.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1]);
});
