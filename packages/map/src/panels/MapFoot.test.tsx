import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MapFoot.states.tsx";

it.each([
  ["whole", ["Elements in view", "Modelled · Made up"]],
  ["without a notice", ["Elements in view"]],
] as const)("has the corner first, then the scale, and the notice where there is one: %s", (state, names) => {
  draw(states, state);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(names);
  const corner = screen.getByRole("button", { name: "Elements in view" });
  expect(corner.compareDocumentPosition(screen.getByText("500 m"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
