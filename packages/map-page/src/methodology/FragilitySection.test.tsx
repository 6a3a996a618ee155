import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FragilitySection.states.tsx";

const medians = (of: string) =>
  within(screen.getByRole("table", { name: `Medians and betas: ${of}` }))
    .getAllByRole("row")
    .slice(1)
    .map(({ firstChild }) => firstChild?.textContent);

it("is the chance of each state, with its figures, where all follow one", () => {
  draw(states, "one");
  expect(screen.getByRole("figure", { name: "Fragility curves" })).toBeTruthy();
  expect(medians("All elements")).toEqual(["Slight", "Complete"]);
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("shows the construction that is chosen, and most elements' first", async () => {
  const { user } = draw(states, "by construction");
  expect(medians("Other elements")).toEqual(["Slight", "Complete"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Fragility of" }), "Timber");
  expect(medians("Timber")).toEqual(["Collapse"]);
});

it.each([
  ["one", "Shaking (g)"],
  ["converted first", "Measure of the curves (cm)"],
] as const)("reads its curves over what they are of: %s", async (state, axis) => {
  const { user } = draw(states, state);
  await user.click(screen.getByRole("button", { name: "Table of Fragility curves" }));
  const table = screen.getByRole("table", { name: "Fragility curves" });
  expect(within(table).getAllByRole("columnheader")[0]?.textContent).toBe(axis);
});
