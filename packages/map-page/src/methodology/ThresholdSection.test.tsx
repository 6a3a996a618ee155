import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ThresholdSection.states.tsx";

const rungs = () => screen.getAllByTitle(/: /).map(({ title }) => title.replace(/^.*: /, ""));

it("is a ladder of classes, each from its figure up to the next", () => {
  draw(states, "one");
  expect(screen.getByRole("figure", { name: "Damage class thresholds" })).toBeTruthy();
  expect(rungs()).toEqual(["below 0.3", "0.3 to 1", "1 and more"]);
  expect(screen.queryByText(/taken off/)).toBeNull();
});

it("has a ladder for each construction under its name, and says what is taken off first", () => {
  draw(states, "by construction");
  expect(rungs()).toEqual(["0.5 and more", "below 0.3", "0.3 to 1", "1 and more"]);
  expect(screen.getByText("Other elements")).toBeTruthy();
  expect(screen.getByText(/^Each element's floor height \(m\) is taken off/)).toBeTruthy();
  expect(screen.getByText("Which elements follow which line")).toBeTruthy();
});

it("is a table as well", async () => {
  const { user } = draw(states, "by construction");
  await user.click(screen.getByRole("button", { name: "Table of Damage class thresholds" }));
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    "Timber––0.5",
    "Other elementsany below0.31",
  ]);
});
