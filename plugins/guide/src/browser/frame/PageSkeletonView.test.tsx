import { draw } from "@stopbank/ui/testing/draw";
import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PageSkeletonView.states.tsx";

it("GUI-06 GUI-13 says what loads at once", () => {
  const { getByRole, unmount } = draw(states, "article");
  expect(getByRole("status").textContent).toBe("Loading...");
  unmount();
  vi.useFakeTimers();
  const glossary = draw(states, "glossary");
  // Nothing says it a second time, and everybody sees it.
  act(() => vi.advanceTimersByTime(60_000));
  expect(glossary.getByRole("status").outerHTML).toBe('<p role="status">Loading glossary...</p>');
});

it("GUI-10 has the shape of what comes, once that takes a moment", () => {
  vi.useFakeTimers();
  const { container } = draw(states, "cards");
  expect(container.querySelectorAll(".guide-card")).toHaveLength(0);
  act(() => vi.advanceTimersByTime(200));
  expect(container.querySelectorAll(".guide-card")).toHaveLength(3);
});
