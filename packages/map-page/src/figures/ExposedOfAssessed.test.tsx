import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ExposedOfAssessed.states.tsx";

const lines = () =>
  [...screen.getByRole("region").querySelectorAll("p")].map(({ textContent }) => textContent);

it.each([
  ["counted", "Exposed of assessed", "30 of 90 assessed", "10 not assessed"],
  [
    "measured",
    "Exposed of assessed",
    "3\u00a0km of 9\u00a0km assessed",
    "1\u00a0km not assessed (10 elements)",
  ],
  ["outages", "Out of assessed", "30 of 90 assessed", "10 not assessed"],
  ["none", "Exposed of assessed", "0 of 90 assessed", "10 not assessed"],
] as const)("counts what is known and what is not: %s", (state, name, known, unknown) => {
  draw(states, state);
  expect(screen.getByRole("region", { name })).toBeTruthy();
  expect(lines().slice(0, 2)).toEqual([known, unknown]);
});

it.each([
  ["counted", "exposed"],
  ["outages", "out"],
] as const)("says why it gives no share: %s", (state, word) => {
  draw(states, state);
  expect(lines()[2]).toMatch(
    new RegExp(`^No percentage is given: .* whether they are ${word} is not known\\.$`),
  );
});
