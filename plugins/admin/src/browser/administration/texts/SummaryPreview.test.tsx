import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SummaryPreview.states.tsx";

it("SUM-01: shows each tab's title and its text as readers see it, and what has no title yet by its place", () => {
  draw(states, "many");
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "What floods do",
    "Tab 2",
  ]);
  expect(screen.getByText("once in a hundred years").tagName).toBe("STRONG");
});

it("SUM-01: says that without texts the figures stand alone", () => {
  draw(states, "none");
  expect(screen.getByText("Without texts the page shows the figures alone.")).toBeTruthy();
});
