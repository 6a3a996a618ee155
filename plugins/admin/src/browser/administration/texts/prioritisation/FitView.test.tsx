import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FitView.states.tsx";

it("issue 12.5: says what does not fit the data, one by one", () => {
  draw(states, "partly");
  expect(screen.getByRole("status").textContent).toContain("what does not fit is left out");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Value set Homes: the data has no element layer castles.",
    "Scenario Both: Roads were not assessed for Earthquake (magnitude 7), which is left out for them.",
  ]);
});

it("says when everything fits, and what is lacking where nothing can be ranked", () => {
  draw(states, "fits");
  expect(screen.getByRole("status").textContent).toContain("Everything fits the data");
  draw(states, "cannot be used");
  expect(screen.getByText(/It takes a kind of area, a value set and a scenario/)).toBeTruthy();
});
