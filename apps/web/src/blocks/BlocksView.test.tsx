import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./BlocksView.states.tsx";

const levels = () =>
  screen.getAllByRole("heading", { name: "Choose what matters to you" }).map(({ tagName }) => tagName);

it("HOM-15: draws blocks of every type, with one heading for the page", () => {
  draw(states, "many");
  expect(levels()).toEqual(["H1", ...Array.from({ length: 8 }, () => "H2")]);
});

it("HOM-15: leaves out a block of an unknown type, and it alone", () => {
  draw(states, "one of an unknown type");
  expect(levels()).toEqual(["H2", "H2"]);
  expect(screen.queryByText("Not shown")).toBeNull();
});

it("stands below the heading of a part of a page", () => {
  draw(states, "one");
  expect(levels()).toEqual(["H3"]);
});
