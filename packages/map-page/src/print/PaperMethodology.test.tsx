import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperMethodology.states.tsx";

it("EXP-14 shows thresholds as a table and the damage curve as a picture, with how the hazard was read", () => {
  draw(states, "figures");
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Buildings in a river flood");
  expect(screen.getAllByRole("table")[0]?.textContent).toContain("0.3");
  expect(screen.getAllByRole("img")[0]?.getAttribute("aria-label")).toMatch(/^Damage curve: /);
  expect(screen.getByText(/An element takes the greatest value under it/)).toBeTruthy();
});

it("lays conditions open, which a screen folds away", () => {
  draw(states, "by construction");
  expect(screen.getAllByText(/Construction is Timber/).length).toBeGreaterThan(0);
  expect(screen.getAllByRole("table")).toHaveLength(3);
  expect(document.querySelector("details, select, button")).toBeNull();
});
