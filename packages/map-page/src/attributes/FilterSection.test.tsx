import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FilterSection.states.tsx";

it.each([
  ["nothing applied", "Attribute filters"],
  ["some applied", "Attribute filters (2)"],
] as const)("says how many are applied over its fields: %s", (state, name) => {
  draw(states, state);
  expect(within(screen.getByRole("region", { name })).getByText("Fields of the layer.")).toBeTruthy();
});
