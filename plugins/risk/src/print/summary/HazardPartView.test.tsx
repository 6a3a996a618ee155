import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./HazardPartView.states.tsx";

const figures = () =>
  screen.queryAllByRole("img").map((one) => one.getAttribute("aria-label")?.split(/[:,]/)[0]);

it.each([
  ["quantity", ["Damage State", "Percent Exposed", "Exposure Distribution"]],
  [
    "replacement costs incomplete",
    ["Damage State", "Percent Exposed", "Replacement Costs", "Exposure Distribution"],
  ],
  ["damage", ["Damage State", "Percent Lost", "Exposure Distribution"]],
  ["classes not known", ["Percent Exposed"]],
  ["intensities not known", ["Damage State", "Percent Exposed"]],
  ["not exposed", []],
  ["nothing assessed", []],
  ["nothing selected", []],
] as const)("EXP-08 withholds charts by the rules of the screen: %s", (state, shown) => {
  draw(states, state);
  expect(figures()).toEqual(shown);
});

it.each([
  ["not exposed", "There is no known exposure for this element from this hazard scenario."],
  [
    "not exposed in an area",
    "There is no known exposure for this element from this hazard scenario in the selected areas.",
  ],
  ["no outage", "There is no known outage for this element from this hazard scenario."],
  ["nothing assessed", "None of the buildings was assessed."],
  ["nothing selected", "There are no buildings in the area."],
] as const)("says in words why there is nothing to draw: %s", (state, said) => {
  draw(states, state);
  expect(screen.getByText(said)).toBeTruthy();
});

it("names the hazard and its scenario", () => {
  draw(states, "quantity");
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Coastal flooding 1 in 100 years");
});
