import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperColumns.states.tsx";

it("EXP-08 is a picture whose alternative text says every column, with its table below", () => {
  draw(states, "many");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Buildings by sea level by Sea level rise (m): 0 m, 200 buildings; 0.5 m, 350 buildings; 1 m, 500 buildings; 1.5 m, 650 buildings.",
  );
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(5);
});

it("draws each part of a stack, and a mark where there is nothing, each for its own reason", () => {
  const { container } = draw(states, "with blanks");
  expect(container.querySelectorAll("svg.paper-plot rect:not([class])")).toHaveLength(4);
  expect(container.querySelectorAll(".paper-blank")).toHaveLength(1);
  expect(container.querySelectorAll(".paper-blank-hatched")).toHaveLength(1);
  expect(screen.getByText("Not assessed")).toBeTruthy();
});

it("leaves out ticks that would run into each other", () => {
  const { container } = draw(states, "very many");
  const ticks = [...container.querySelectorAll("text")].filter(({ textContent }) => textContent === "45");
  expect(container.querySelectorAll("svg.paper-plot text").length).toBeLessThan(50);
  expect(ticks.length).toBeLessThanOrEqual(1);
});
