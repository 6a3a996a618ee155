import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TutorialDoneView.states.tsx";

it.each([
  ["all", "the whole tutorial"],
  ["one part", "“Add & Explore Layers”"],
] as const)(
  "TUT-03: says what was gone through, and offers another or the way out: %s",
  async (state, words) => {
    const [onAnother, onExit] = [vi.fn(), vi.fn()];
    const { user } = draw(states, state, { onAnother, onExit });
    expect(screen.getByRole("dialog", { name: "Congratulations" }).textContent).toContain(words);
    await user.click(screen.getByRole("button", { name: "Try Another Tutorial" }));
    await user.click(screen.getByRole("button", { name: "Exit" }));
    await user.click(screen.getByRole("button", { name: /close/i }));
    expect([onAnother.mock.calls.length, onExit.mock.calls.length]).toEqual([1, 2]);
  },
);
