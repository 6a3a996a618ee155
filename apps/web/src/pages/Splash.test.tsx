import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./Splash.states.tsx";

it("has the shape of the app at once, and words where that takes long", () => {
  vi.useFakeTimers();
  const { container } = draw(states, "waiting");
  expect([container.querySelectorAll(".menu").length, screen.getByRole("status").textContent]).toEqual([
    1,
    "",
  ]);
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole("status").textContent).toBe("Loading…");
});
