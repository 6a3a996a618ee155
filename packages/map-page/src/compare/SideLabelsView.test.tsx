import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SideLabelsView.states.tsx";

it.each(["short", "long"] as const)("says which side shows what: %s", (state) => {
  draw(states, state);
  const { left, right } = states.states[state];
  const said = screen.getByRole("region", { name: "Sides of the comparison" });
  expect([...said.children].map(({ textContent }) => textContent)).toEqual([
    `Left side: ${left}`,
    `Right side: ${right}`,
  ]);
});
