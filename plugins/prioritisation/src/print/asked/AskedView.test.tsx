import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./AskedView.states.tsx";

it("PRI-17 says what was valued how much, and the hazards of its scenario", () => {
  const { getAllByRole, getByRole } = draw(states, "usual");
  expect(getByRole("heading", { name: "Scenario: Today" })).toBeTruthy();
  const rows = getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["Value set", "Weight", "Elements"],
    ["Homes", "5", "Buildings, Residents"],
    ["Lifelines", "1", "Roads, Power lines"],
    ["Land", "1", "Farmland"],
    ["Hazards", "Scenario"],
    ["River flood", "1 in 100 years"],
    ["Tsunami", "1 in 500 years"],
  ]);
});

it("says what was left out", () => {
  expect(draw(states, "left out").getByText(/^The data has no element layer schools/)).toBeTruthy();
});
