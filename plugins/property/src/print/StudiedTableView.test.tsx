import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./StudiedTableView.states.tsx";

it("PRO-10 says what was studied and when, and what was not", () => {
  draw(states, "several");
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    [
      "River flooding",
      "The study covered the whole district. Awatōrea River flood model, 2022-11-30.",
      "Velocity, culverts, and rain falling on the town itself.",
    ],
    ["Ground shaking", "The study covered the whole district.", "The data does not say."],
  ]);
});

it("says that a hazard has more reports than are listed", () => {
  draw(states, "leftOut");
  expect(screen.getByText(/flood model, 2022-11-30\. 1 earlier report is not listed here\.$/)).toBeTruthy();
});
