import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ProjectedFigure.states.tsx";

it("EXP-08 draws what each value of a parameter leads to, with its table", () => {
  draw(states, "drawn");
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/^Projected Risk by rise: 0, 3 exposed/);
  expect(screen.getByRole("table", { name: "Projected Risk" })).toBeTruthy();
});

it("EXP-08 says why there is nothing to draw", () => {
  draw(states, "nothing");
  expect(screen.getByText("No projected risk data available for this scenario.")).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
});
