import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./CostTogetherView.states.tsx";

it("EXP-14 has what each hazard costs, and all together last", () => {
  draw(states, "answered");
  const rows = within(screen.getByRole("table")).getAllByRole("rowheader");
  expect(rows.at(-1)?.textContent).toBe("Together");
  expect(rows[0]?.textContent).toBe("Coastal flooding, 1 in 100 years");
});

it("says what is a lower bound, and why nothing is known", () => {
  draw(states, "a lower bound");
  expect(document.querySelector(".risk-paper-figure")?.textContent).toMatch(/^At least /);
  draw(states, "not known");
  expect(screen.getAllByRole("table")).toHaveLength(1);
});
