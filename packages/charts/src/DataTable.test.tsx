import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./DataTable.states.tsx";

it.each([
  ["many", 40],
  ["one", 1],
  ["none", 0],
  ["same names", 2],
] as const)("names its columns and rows: %s", (state, rows) => {
  draw(states, state);
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Class",
    "Buildings",
    "Share",
  ]);
  expect(screen.queryAllByRole("rowheader")).toHaveLength(rows);
  expect(screen.queryAllByRole("cell")).toHaveLength(rows * 2);
});
