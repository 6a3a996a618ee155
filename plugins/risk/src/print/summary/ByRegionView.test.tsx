import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ByRegionView.states.tsx";

const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent);

it("EXP-14 has a line for each region, with what was not assessed there, and one for all together", () => {
  draw(states, "some");
  expect(rows()).toEqual([
    "RegionFlood 1",
    "Ōtaki1 (1.1%)10 not assessed",
    "Levin2 (2.2%)10 not assessed",
    "Together3 (1.7%)20 not assessed",
  ]);
});

it("EXP-14 lists the 25 most exposed of many regions, the others in a row of their own, and says so", () => {
  draw(states, "many regions");
  expect(rows()).toHaveLength(1 + 25 + 1 + 1);
  expect(rows()[1]).toMatch(/^Ward 40/);
  // Wards 1 to 15.
  expect(rows()[26]).toBe("15 other regions120 (8.9%)150 not assessed120 (8.9%)150 not assessed");
  expect(
    screen.getByText(/The 25 most exposed are listed, and the others in one row; the spreadsheet/),
  ).toBeTruthy();
});

it("has a row for what lies in none of them", () => {
  draw(states, "not everywhere");
  expect(rows().at(-2)).toMatch(/^In none of these regions2/);
  expect(screen.getByText(/what lies in none of them stands in a row of its own/)).toBeTruthy();
  expect(screen.queryByText(/all regions together are the whole/)).toBeNull();
});

it("says that regions overlap, so that nobody adds them up", () => {
  draw(states, "overlapping");
  expect(screen.getByText(/they add up to more than the whole/)).toBeTruthy();
});

it("sets four hazards side by side and the others below", () => {
  draw(states, "many hazards");
  expect(screen.getAllByRole("table").map((table) => table.querySelectorAll("thead th").length)).toEqual([
    5, 3,
  ]);
});

it("EXP-14 has no more rows of two thousand regions", () => {
  draw(states, "very many regions");
  expect(rows()).toHaveLength(1 + 25 + 1 + 1);
  expect(rows()[26]).toMatch(/^1,975 other regions/);
});
