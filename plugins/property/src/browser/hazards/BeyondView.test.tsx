import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./BeyondView.states.tsx";

const headings = () => screen.getAllByRole("heading", { level: 5 }).map(({ textContent }) => textContent);

it("PRO-10 tells other times, what was studied and what was not, and what the district plan says", () => {
  const { container } = draw(states, "all");
  expect(headings()).toEqual(["Today and later", "What was studied", "In the district plan"]);
  expect(container.textContent).toContain("Not in the study: velocity, culverts, and rain");
});

it("PRO-10 has no row of times where there is one, and no plan that nobody wrote", () => {
  draw(states, "little");
  expect(headings()).toEqual(["What was studied"]);
});
