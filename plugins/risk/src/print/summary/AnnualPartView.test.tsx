import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AnnualPartView.states.tsx";

const titles = () => [...document.querySelectorAll("figcaption")].map(({ textContent }) => textContent);

it.each([
  ["known", ["Damage by return period"]],
  ["a set of events", []],
  ["as the sea rises", ["Damage by return period", expect.stringMatching(/^Expected annual damage by /)]],
  ["not known", []],
] as const)("draws the curve that the figure is the area under: %s", (state, shown) => {
  draw(states, state);
  expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("Expected annual damage");
  expect(titles()).toEqual(shown);
});

it("EXP-14 gives the band, and says what is a lower bound and what is left out", () => {
  draw(states, "with bounds");
  expect(
    screen.getByText(/^Between \$509 and \$709, by the least and greatest costs and curves\./),
  ).toBeTruthy();
  draw(states, "a lower bound");
  expect(screen.getByText(/^At least .* a year$/)).toBeTruthy();
  expect(screen.getByText(/lack a replacement cost and are left out\./)).toBeTruthy();
});
