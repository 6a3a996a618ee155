import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SpokenLine.states.tsx";

it.each([
  ["silent", ""],
  ["spoken", "River flooding, 1 in 100 years; Buildings: 1,234 exposed, 12.4%."],
] as const)("is there to be watched before it says anything: %s", (state, text) => {
  draw(states, state);
  expect(screen.getByRole("status").textContent).toBe(text);
});
