import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TitleChangesView.states.tsx";

it("says in words what went and what came", () => {
  draw(states, "different");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "The river",
    "not in the draft: The bridge",
    "only in the draft: Untitled",
  ]);
});
