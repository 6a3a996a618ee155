import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ByRegionView.states.tsx";

it("EXP-14 has a line for each region, with what was not assessed there", () => {
  draw(states, "some");
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "RegionFlood 1",
    "Ōtaki12 (3%)4 not assessed",
    "Levin12 (3%)4 not assessed",
  ]);
});

it("sets four hazards side by side and the others below", () => {
  draw(states, "many hazards");
  expect(screen.getAllByRole("table").map((table) => table.querySelectorAll("thead th").length)).toEqual([
    5, 3,
  ]);
});

it("says that there are too many regions for a table", () => {
  draw(states, "too many regions");
  expect(screen.getByText(/Wards has 2,000 regions\. Figures by region are given for up to 60/)).toBeTruthy();
});
