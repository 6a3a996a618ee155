import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./NotesView.states.tsx";

it("has a step's notes, and what comes next", () => {
  draw(states, "some");
  expect(screen.getByText("Pause on the gap.")).toBeTruthy();
  expect(screen.getByText("Next: The bank")).toBeTruthy();
});

it("says that there are none, and that it is the end", () => {
  draw(states, "none");
  expect(screen.getByText("No notes for this step.")).toBeTruthy();
  expect(screen.getByText("This is the last step.")).toBeTruthy();
});
