import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./RegionChangesView.states.tsx";

const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" "));

it.each([
  ["several", ["Ōtara 15 25 +10 +$3\u00a0M 0", "South 12 11 −1 −$300,000 3"]],
  ["with damage", ["Ōtara 15 25 +10 +$3\u00a0M +$2\u00a0M 0", "South 12 11 −1 −$300,000 – 3"]],
  ["beside regions", ["Ōtara 15 25 +10 0", "South 12 11 −1 3", "In none of them 1 3 +2 0"]],
  ["none", []],
] as const)("has the largest difference first, in money where there is any: %s", (state, expected) => {
  draw(states, state);
  expect(rows()).toEqual(expected);
});
