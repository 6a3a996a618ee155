import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LegendView.states.tsx";

it("PRO-06 explains Exposed, Not exposed and Not known", () => {
  draw(states, "usual");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Exposed",
    "Not exposed",
    "Not known",
  ]);
});
