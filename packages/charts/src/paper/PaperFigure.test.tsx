import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperFigure.states.tsx";

it("B-17 has its sentence for alternative text", () => {
  draw(states, "plain");
  expect(screen.getByRole("img", { name: "Buildings by class: Minor 120; Major 8." })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it.each([
  ["with a note and its figures", 1],
  ["without figures", 0],
] as const)("has its figures as a table where there are any: %s", (state, tables) => {
  draw(states, state);
  expect(screen.queryAllByRole("table", { name: "Buildings by class" })).toHaveLength(tables);
});
