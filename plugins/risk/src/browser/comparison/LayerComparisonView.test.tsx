import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { breach, notComparable } from "../../domain/testing/comparisons.ts";
import states from "./LayerComparisonView.states.tsx";

it.each([
  ["by number", "+20 exposed"],
  ["by value", "+$6\u00a0M exposed"],
  ["nothing differs", "0 exposed"],
  ["outage", "+20 out"],
] as const)("begins with the difference, and says it in a sentence: %s", (state, figure) => {
  draw(states, state);
  expect(document.querySelector(".sb-figure")?.textContent).toBe(figure);
  expect(screen.getByText(breach.sentence)).toBeTruthy();
  expect(document.querySelector(".risk-changes")?.textContent).toBe(
    "40Worse off5Better off45As before10Not comparable",
  );
  expect(screen.getByText("More")).toBeTruthy();
});

it("gives no difference where there is nothing to compare", () => {
  draw(states, "not comparable");
  expect(screen.getByText(notComparable.sentence)).toBeTruthy();
  expect(document.querySelector(".sb-figure")).toBeNull();
  expect(screen.queryByText("More")).toBeNull();
});
