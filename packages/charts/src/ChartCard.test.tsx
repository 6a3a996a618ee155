import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ChartCard.states.tsx";

it("turns into its table and back", async () => {
  const { user } = draw(states, "plain");
  const button = screen.getByRole("button", { name: "Table of Buildings by class", pressed: false });
  expect(screen.queryByRole("table")).toBeNull();
  await user.click(button);
  expect(screen.getByRole("table", { name: "Buildings by class" })).toBeTruthy();
  await user.click(screen.getByRole("button", { pressed: true }));
  expect(screen.queryByRole("table")).toBeNull();
});

it("offers no table where there is none", () => {
  draw(states, "nothing to tabulate");
  expect(screen.getByRole("figure", { name: "Buildings by class" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("keeps its note and its controls over chart and table", async () => {
  const { user } = draw(states, "note and controls");
  await user.click(screen.getByRole("button"));
  expect(screen.getByText("Whiskers hold nine cases of ten.")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "By" })).toBeTruthy();
});
