import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./KnownToElementView.states.tsx";

it("EXP-11 lists known hazards with every scenario that reaches the element", () => {
  draw(states, "some");
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(
    "Tsunami exposed in 1 of 2 assessed scenarios",
  );
  const [, row] = within(screen.getByRole("table")).getAllByRole("row");
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Tsunami, 1 m",
    "Moderate",
    "1.2\u00a0m",
  ]);
});

it.each([
  ["none", "There are no known hazards for this element."],
  ["not assessed", "Not assessed here: Tsunami."],
] as const)("EXP-14 says what is not known: %s", (state, said) => {
  draw(states, state);
  expect(screen.getByText(said)).toBeTruthy();
});
