import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./KeyFiguresView.states.tsx";

const lines = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("EXP-14 says the answer in words, then in numbers", () => {
  const { container } = draw(states, "one");
  expect(screen.getByText("1,234 of 9,950 assessed buildings are exposed.")).toBeTruthy();
  expect(container.textContent?.indexOf("assessed buildings")).toBeLessThan(
    container.textContent?.indexOf("12.4%") ?? 0,
  );
  expect(lines()).toEqual([
    ["Buildings", "River flooding1 in 100 years", "1,234", "12.4%", "$1.2\u00a0M", "12"],
  ]);
});

it("EXP-14 states what was not assessed in every line", () => {
  draw(states, "several");
  expect(lines().map((line) => line.at(-1))).toEqual(["12", "0", "12", "All", "0", "0"]);
});

it("has no column of costs where none is known", () => {
  draw(states, "none exposed");
  expect(screen.queryByRole("columnheader", { name: "Replacement cost" })).toBeNull();
});
