import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Lacks.states.tsx";

it("says each as a sentence of its own", () => {
  draw(states, "two");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "3 of 40 exposed lack a replacement cost and are left out.",
    "7 of 100 were not assessed in any event.",
  ]);
});

it("is not there where nothing is left out", () => {
  expect(draw(states, "none").container.innerHTML).toBe("");
});
