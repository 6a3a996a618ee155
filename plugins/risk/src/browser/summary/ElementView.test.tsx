import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ElementView.states.tsx";

it.each([
  ["counted", "Buildings", true, 0],
  ["with a choice", "Buildings", true, 3],
  ["not answered about", "Buildings", false, 0],
  ["long text", "Water pipes, mains and laterals of the whole district", true, 3],
] as const)("has what it is about under the layer's name: %s", (state, name, isAnswered, choices) => {
  draw(states, state);
  const section = within(screen.getByRole("region", { name }));
  expect(section.getByRole("heading", { level: 2 }).textContent).toBe(name);
  expect(section.queryByText("45 of 90 assessed are exposed.") !== null).toBe(isAnswered);
  expect(section.queryAllByRole("radio")).toHaveLength(choices);
});
