import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PrioritisationForm.states.tsx";

it("has a part for each of what areas are ranked by", () => {
  draw(states, "empty");
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Areas",
    "What is valued",
    "Scenarios",
    "Assessments",
    "How much of an element counts, by damage class",
  ]);
});

it("leaves class weights out of the settings once none is written", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.clear(screen.getByRole("spinbutton", { name: "Minor or low" }));
  expect(onChange.mock.lastCall?.[0]).not.toHaveProperty("class_weights");
});
