import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Histogram.states.tsx";

it.each([
  ["many", ["Depth (m)", "Minor", "Major", "Total"], 6],
  ["one class", ["Depth (m)", "Minor"], 6],
  ["one bar", ["Depth (m)", "Minor"], 1],
  ["names under bars", ["Day", "Minor", "Major", "Total"], 6],
] as const)("names the classes there are, and tabulates them: %s", async (state, columns, rows) => {
  const { user, container } = draw(states, state);
  const key = [...container.querySelectorAll(".sb-histogram-key > span")].map(
    ({ textContent }) => textContent,
  );
  expect(key).toEqual(columns.slice(1).filter((column) => column !== "Total"));
  await user.click(screen.getByRole("button"));
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(columns);
  expect(screen.queryAllByRole("rowheader")).toHaveLength(rows);
});

it("says in words what it is a picture of", () => {
  draw(states, "many");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Buildings by depth: 6 groups, Buildings by Depth (m). The Table button shows every figure.",
  );
});
