import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MethodologyBody.states.tsx";

it("waits, and says what for", () => {
  vi.useFakeTimers();
  draw(states, "loading");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toContain("Loading methodology");
});

it.each([
  ["failed", "The methodology could not be loaded"],
  ["none stated", "Risk Methodology Unavailable"],
  ["stated", "Buildings in a river flood"],
] as const)("says what came of it: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByText(words)).toBeTruthy();
});
