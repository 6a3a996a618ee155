import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperHeadline.states.tsx";

it("EXP-14 has the figure, its sentence, and how many were not assessed", () => {
  const { container } = draw(states, "quantity");
  expect(container.querySelector(".risk-paper-figure")?.textContent).toBe("45");
  expect(screen.getByText("45 of 90 assessed buildings are exposed.")).toBeTruthy();
  expect(screen.getByText("90 of 100 assessed, 10 not assessed")).toBeTruthy();
});

it.each([
  ["all assessed", "100 of 100 assessed, none not assessed"],
  ["none selected", undefined],
] as const)("states it too where there is nothing to miss: %s", (state, said) => {
  draw(states, state);
  expect(screen.queryByText(/not assessed$/)?.textContent).toBe(said);
});

it("says what money is of, and what it lies between", () => {
  const { container } = draw(states, "damage");
  expect(container.querySelector(".risk-paper-figure")?.textContent).toBe("$2\u00a0M");
  expect(container.textContent).toContain("Between $1\u00a0M and $3\u00a0M");
});
