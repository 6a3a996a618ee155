import { formatDate } from "@stopbank/ui/dates";
import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Facts.states.tsx";

const facts = () => {
  const labels = screen.queryAllByRole("term").map(({ textContent }) => textContent);
  const values = screen.queryAllByRole("definition").map(({ textContent }) => textContent);
  return labels.map((label, at) => [label, values[at]]);
};

it("has a line for each, in the words of its kind, and a dash for what nobody noted", () => {
  draw(states, "of each kind");
  expect(facts()).toEqual([
    ["Use", "Community"],
    ["Floor area", "1,240\u00a0m²"],
    ["Built", formatDate(new Date("1987-03-01"))],
    ["Owner", "–"],
  ]);
});

it.each([
  ["none", 0],
  ["all said above", 0],
  ["long text", 2],
] as const)("says nothing twice, and is not there without anything to say: %s", (state, count) => {
  const { container } = draw(states, state);
  expect(facts()).toHaveLength(count);
  expect(container.innerHTML === "").toBe(count === 0);
});
