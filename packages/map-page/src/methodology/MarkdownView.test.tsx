import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MarkdownView.states.tsx";

it("waits for what reads it", () => {
  vi.useFakeTimers();
  draw(states, "waiting");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toContain("Loading the text");
});

it.each([
  ["read", "Curves of surveyed losses.", "surveyed"],
  ["as it was written", "Curves of **surveyed** losses.", undefined],
] as const)("is the text: %s", (state, text, strong) => {
  const { container } = draw(states, state);
  expect(container.textContent).toBe(text);
  expect(container.querySelector("strong")?.textContent).toBe(strong);
});
