import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MapButton.states.tsx";

const button = () => screen.getByRole("button", { name: "Measure" });

it.each([
  ["usual", [null, null, null]],
  ["pressed", ["true", null, null]],
  ["not pressed", ["false", null, null]],
  ["of a menu", [null, null, "false"]],
  ["of an open menu", [null, null, "true"]],
  ["blocked", [null, "true", null]],
] as const)("says how it is: %s", (state, expected) => {
  draw(states, state);
  expect(
    ["aria-pressed", "aria-disabled", "aria-expanded"].map((name) => button().getAttribute(name)),
  ).toEqual(expected);
});

it.each([
  ["usual", 1],
  ["blocked", 0],
] as const)("does what it says, unless it is blocked: %s", async (state, times) => {
  const onPress = vi.fn();
  const { user } = draw(states, state, { onPress });
  await user.click(button());
  expect(onPress).toHaveBeenCalledTimes(times);
});

it.each([
  ["usual", "Measure"],
  ["with more to say", "Measure (Ctrl + M)"],
  ["blocked", "There is nothing to measure."],
] as const)("says more where the keys come to it, and why it is blocked: %s", async (state, words) => {
  const { user } = draw(states, state);
  await user.tab();
  expect(document.activeElement).toBe(button());
  expect((await screen.findByRole("tooltip")).textContent).toBe(words);
});
