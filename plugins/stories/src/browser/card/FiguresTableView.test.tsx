import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FiguresTableView.states.tsx";

it("has a row for each layer and scenario: exposed of assessed, and of all, in which data", () => {
  draw(states, "many");
  expect(screen.getByText("What is exposed, in dataset version fedcba9876543210")).toBeTruthy();
  const [head, first] = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(head).toEqual(["Elements", "Scenario", "Exposed", "Of assessed", "Share", "In all"]);
  expect(first?.slice(2)).toEqual(["1,234", "8,120", "15.2%", "9,412"]);
});

it("says where nothing is counted", () => {
  draw(states, "empty");
  expect(screen.getByText("Nothing on the map here is counted.")).toBeTruthy();
});
