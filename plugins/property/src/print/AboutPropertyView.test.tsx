import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AboutPropertyView.states.tsx";

const values = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

it("PRO-10 names the property, the date and the version of the data", () => {
  draw(states, "usual");
  expect(screen.getByRole("heading", { name: "12 Kiln Street, Larkhaven" })).toBeTruthy();
  expect(values()).toEqual([
    "Lot 3 DP 1219",
    "PROP-00732",
    "Larkhaven District Council, as of 28 November 2026",
    "Larkhaven district, version 0a487dee999abae0",
  ]);
});

it("PRO-10 says what the data does not have", () => {
  draw(states, "without an address");
  expect(screen.getByRole("heading", { name: "12 Kiln Street" })).toBeTruthy();
  expect(values()[0]).toBe("Not in the data");
});
