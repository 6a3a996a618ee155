import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PairBars.states.tsx";

it.each([
  ["several", ["Major0 →to 21+21", "Moderate700 →to 793+93", "Minor1,200 →to 758−442"]],
  ["zeros", ["Major0 →to 00"]],
  ["long text", ["Moderately damaged, fit to be lived in123,456,789 →to 234,567,890+111,111,101"]],
] as const)("says both values and what is between them: %s", (state, rows) => {
  draw(states, state);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(rows);
});

it("has a table of the same figures", async () => {
  const { user } = draw(states, "noted");
  await user.click(screen.getByRole("button", { name: "Table of Damage State" }));
  const table = within(screen.getByRole("table", { name: "Damage State" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Class",
    "Stopbanks hold",
    "Stopbanks breach",
    "Difference",
  ]);
  expect(table.getByRole("row", { name: "Moderate 700 793 +93" })).toBeTruthy();
});

it("says where there is nothing to show", () => {
  draw(states, "none");
  expect(screen.getByText("There is nothing to show.")).toBeTruthy();
});
