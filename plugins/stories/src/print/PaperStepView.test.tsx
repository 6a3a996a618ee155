import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperStepView.states.tsx";

it("sets the introduction with its map", () => {
  draw(states, "introduction");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("A flood of the Awatōrea");
  expect(screen.getByText("What a flood of once in a hundred years would reach.")).toBeTruthy();
  expect(screen.getByText("The map")).toBeTruthy();
});

it("sets a step under its chapter, with its text and its figures", () => {
  draw(states, "with figures");
  expect(screen.getByText("The river")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("What happened");
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "River flooding, 1 in 100 years",
    "1,234",
    "8,120",
    "15.2%",
    "9,412",
  ]);
});

it("sets its pictures", () => {
  const { container } = draw(states, "with pictures");
  expect([...container.querySelectorAll("img")].map((picture) => picture.getAttribute("src"))).toEqual([
    "/media/larkhaven/a.webp",
    "/b.webp",
  ]);
});

it("sets its films and where its buttons lead", () => {
  draw(states, "with a film and buttons");
  expect(screen.getByText("The film of How it moves")).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://stopbank.example/risk?v=2");
});
