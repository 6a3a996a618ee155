import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./PaperLacks.states.tsx";

it.each([
  ["none", ""],
  ["some", "3 of 12 exposed lack a replacement cost and are left out."],
] as const)("says what a figure leaves out: %s", (state, said) => {
  expect(draw(states, state).container.textContent).toBe(said);
});
