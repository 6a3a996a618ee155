import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./RiskMark.states.tsx";

it.each([
  ["very high", "Very high"],
  ["very low", "Very low"],
  ["not assessed", "Not assessed"],
] as const)("PRI-02 names the class beside its colour: %s", (state, word) => {
  expect(draw(states, state).container.textContent).toBe(word);
});
