import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./CompareBarView.states.tsx";

it.each([
  ["a divider", "Divider"],
  ["side by side", "Side by side"],
] as const)("says how the sides stand: %s", (state, name) => {
  draw(states, state);
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe(name);
});

it("puts the sides beside each other, swaps them and stops", async () => {
  const [onMode, onSwap, onStop] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "a divider", { onMode, onSwap, onStop });
  await user.click(screen.getByRole("button", { name: "Side by side" }));
  await user.click(screen.getByRole("button", { name: "Swap the sides" }));
  await user.click(screen.getByRole("button", { name: "Stop comparing" }));
  expect(onMode.mock.calls).toEqual([["side"]]);
  expect([onSwap.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1]);
});
