import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ProjectedHazardsView.states.tsx";

it.each([
  ["one", 1],
  ["many", 2],
  ["long text", 2],
] as const)("has the charts of all hazards under one heading: %s", (state, count) => {
  draw(states, state);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(states.states[state].term);
  expect(screen.getAllByText(/No projected data available/)).toHaveLength(count);
});
