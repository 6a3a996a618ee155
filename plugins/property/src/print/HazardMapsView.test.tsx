import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./HazardMapsView.states.tsx";

it.each([
  ["one", ["The property"]],
  [
    "several",
    ["River flooding, 1 in 100 years", "Tsunami, 5 m wave", "Not drawn here: Ground shaking, Liquefaction."],
  ],
] as const)("PRO-10 names each map, and what is not drawn: %s", (state, lines) => {
  const { container } = draw(states, state);
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(lines);
});
