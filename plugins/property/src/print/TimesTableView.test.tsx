import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TimesTableView.states.tsx";

it("PRO-10 sets present and futures side by side, and names what has none", () => {
  draw(states, "several");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Present climate Not exposed",
    "2090, middle emissions Exposed, 42\u00a0cm",
    "2090, high emissions Exposed",
    "2150 Not known",
  ]);
  expect(screen.getByText("No later time was modelled for ground shaking.")).toBeTruthy();
});

it("PRO-10 is not there where no hazard changes", () => {
  const { container } = draw(states, "one");
  expect(container.textContent).toBe("");
});
