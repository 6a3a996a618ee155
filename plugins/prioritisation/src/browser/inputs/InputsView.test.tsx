import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./InputsView.states.tsx";

it("PRI-06 has values above scenarios", () => {
  const { getAllByRole } = draw(states, "whole");
  expect(getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Values",
    "Scenarios",
  ]);
});
