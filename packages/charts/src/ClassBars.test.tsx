import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ClassBars.states.tsx";

it("draws a bar for each class, and a whisker where it is uncertain", () => {
  const { container } = draw(states, "many");
  const parts = (name: string) => container.ownerDocument.querySelectorAll(`.sb-bars-${name}`).length;
  expect([parts("bar"), parts("whisker")]).toEqual([3, 0]);
  expect(screen.getAllByRole("listitem").map(({ title }) => title)[0]).toMatch(
    /^Minor: 1,200, 60.* of assessed$/,
  );
  draw(states, "uncertain");
  expect([parts("bar"), parts("whisker")]).toEqual([6, 3]);
});

it("MAP-32 says of an uncertain bar why it is", () => {
  draw(states, "uncertain");
  expect(screen.getAllByRole("listitem").map(({ title }) => title)).toContain(
    "Minor: 1,200. Between 80% and 130% of it: five valuers differ.",
  );
});

it("draws nothing where all are nothing", () => {
  const { container } = draw(states, "zeros");
  const bars = [...container.querySelectorAll<HTMLElement>(".sb-bars-bar")];
  expect(bars.map(({ style }) => Number.parseFloat(style.width))).toEqual([0, 0, 0]);
});

it.each([
  ["many", ["Class", "Buildings", "Share of assessed"]],
  ["without shares", ["Class", "Buildings"]],
  ["uncertain", ["Class", "Buildings", "Range"]],
] as const)("has the same figures in its table: %s", async (state, columns) => {
  const { user } = draw(states, state);
  await user.click(screen.getByRole("button"));
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(columns);
  expect(screen.queryAllByRole("rowheader")).toHaveLength(states.states[state].bars.length);
});

it("says so where there is nothing", () => {
  draw(states, "none");
  expect(screen.getByText("There is nothing to show.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
