import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TextTable.states.tsx";

const texts = (role: "columnheader" | "cell") =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent);

it.each([
  ["many", ["0.5 m", "30", "1 m", "15"]],
  ["one", ["0.5 m", "30"]],
  ["head alone", []],
] as const)("has its head and its rows: %s", (state, cells) => {
  draw(states, state);
  expect(texts("columnheader")).toEqual(["Depth", "Buildings"]);
  expect(texts("cell")).toEqual(cells);
});

it("has each cell stand as its column does", () => {
  draw(states, "many");
  const sides = [...screen.getAllByRole("columnheader"), ...screen.getAllByRole("cell")].map(
    ({ style }) => style.textAlign,
  );
  expect(sides).toEqual(["", "right", "", "right", "", "right"]);
});
