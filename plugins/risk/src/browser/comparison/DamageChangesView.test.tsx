import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./DamageChangesView.states.tsx";

const figure = () => document.querySelector(".sb-figure")?.textContent;

it("begins with the difference, then says it and has both sides in a table", () => {
  draw(states, "answered");
  expect(figure()).toBe("+$2\u00a0M of damage");
  expect(screen.getByText(/\$2 M more than the \$3 M/)).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(4);
  expect(screen.getByText(/2 of 50 exposed lack/)).toBeTruthy();
});

it("says why there is no damage, and gives no figure where nothing is known on both sides", () => {
  draw(states, "not known");
  expect(screen.getByText(/no damage curve is given/)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  draw(states, "nothing known on both sides");
  expect(figure()).toBeUndefined();
});

it("says that it is worked out, and that it failed", () => {
  draw(states, "loading");
  expect(document.querySelector('.sb-loading[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  draw(states, "failed");
  expect(screen.getByText(/What differs in damage could not be worked out/)).toBeTruthy();
});
