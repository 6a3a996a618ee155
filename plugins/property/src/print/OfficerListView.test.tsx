import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./OfficerListView.states.tsx";

it("lists what the council must still supply", () => {
  const { unmount } = draw(states, "several");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Natural hazard entries on the record of title",
    "A technical report on: Ground shaking.",
  ]);
  unmount();
  draw(states, "none");
  expect(screen.getByText("Nothing is known to be missing.")).toBeTruthy();
});
