import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperCurve.states.tsx";

it("EXP-08 says where each line begins and ends, and draws it 450 points wide", () => {
  const [name = ""] = Object.keys(states.states);
  const { container } = draw(states, name);
  const [figure] = screen.getAllByRole("img");
  expect(figure?.getAttribute("aria-label")).toMatch(/ goes from .+ at .+ to .+ at .+; by /);
  expect(container.querySelector(".paper-figure svg[width='600']")).not.toBeNull();
});
