import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ClassWeightsForm.states.tsx";

it("shows what classes usually weigh", () => {
  draw(states, "usual");
  const shown = screen
    .getAllByRole<HTMLInputElement>("spinbutton")
    .map(({ placeholder }) => Number(placeholder));
  expect(shown).toEqual([1, 0.5, 0.25, 0.5, 0.5, 0, 0]);
});

it("puts a class back to its usual weight by emptying it", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "own", { onChange });
  await user.clear(screen.getByRole("spinbutton", { name: "Minor or low" }));
  expect(onChange).toHaveBeenLastCalledWith({ high: 1 });
});
