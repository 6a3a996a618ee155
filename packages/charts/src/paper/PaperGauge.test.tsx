import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperGauge.states.tsx";

it("EXP-08 says the share and what it is of, 450 points wide", () => {
  const { container } = draw(states, "some");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Exposed buildings: 24.3% of 6,958 assessed. Exposed: 1,691 of 6,958.",
  );
  expect(container.querySelector<HTMLElement>(".paper-figure")?.style.width).toBe("450pt");
});

it.each([
  ["none", 1],
  ["some", 2],
] as const)("fills nothing of none: %s", (state, arcs) => {
  expect(draw(states, state).container.querySelectorAll("path")).toHaveLength(arcs);
});
