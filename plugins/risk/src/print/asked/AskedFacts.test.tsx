import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AskedFacts.states.tsx";

it.each([
  ["all", ["BuildingsRoads", "River flooding, 1 in 100 years"]],
  ["more than are named", ["Buildingsand 1 more", "River flooding, 1 in 100 years"]],
  ["a map without elements or hazards", []],
] as const)("EXP-14 names what was asked, and leaves out what there is not: %s", (state, layers) => {
  draw(states, state);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Larkhaven District Council",
    ...layers,
    "All of the data",
    "0123456789abcdef",
  ]);
});
