import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperBars.states.tsx";

it("EXP-08 is a picture whose alternative text says every bar, 500 points wide", () => {
  const { container } = draw(states, "many");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Buildings by class, Buildings: Minor 1,200, 60% of assessed; Moderate 700, 35% of assessed; Major 100, 5% of assessed.",
  );
  expect(container.querySelector<HTMLElement>(".paper-figure")?.style.width).toBe("500pt");
});

it("writes the least and most of what is uncertain", () => {
  draw(states, "uncertain");
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Minor 1,200 (±)");
  expect(screen.getByText("Whiskers hold nine cases of ten.")).toBeTruthy();
});
