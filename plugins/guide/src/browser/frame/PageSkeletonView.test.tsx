import { draw } from "@stopbank/ui/testing/draw";
import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PageSkeletonView.states.tsx";

it("GUI-06 GUI-13 says what loads at once", () => {
  const { getByText, unmount } = draw(states, "article");
  expect(getByText("Loading...")).toBeTruthy();
  unmount();
  expect(draw(states, "glossary").getByText("Loading glossary...")).toBeTruthy();
});

it("GUI-10 has the shape of what comes, once that takes a moment", () => {
  vi.useFakeTimers();
  const { container } = draw(states, "cards");
  expect(container.querySelectorAll(".guide-card")).toHaveLength(0);
  act(() => vi.advanceTimersByTime(200));
  expect(container.querySelectorAll(".guide-card")).toHaveLength(3);
});
