import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./InViewTable.states.tsx";

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.children[1]?.textContent);
const head = (name: RegExp) => screen.getByRole("columnheader", { name });

it("says what to do where nothing is drawn", () => {
  draw(states, "none");
  expect(screen.getByText("No elements are drawn here. Add an element layer or zoom in.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it.each([
  ["one", "1 element drawn here.", 1],
  ["several", "3 elements drawn here.", 3],
  ["many", "100 of 1,234 elements drawn here; zoom in to list the others.", 100],
] as const)("says how many there are, and lists as many as anyone reads: %s", (state, words, rows) => {
  draw(states, state);
  expect(screen.getByRole("status").textContent).toBe(words);
  expect(names()).toHaveLength(rows);
});

it("is in order of layers, and of whatever is pressed, up and down", async () => {
  const { user } = draw(states, "several");
  const [nine, ten, school] = ["Bridge 9", "Bridge 10", "Larkhaven School"];
  expect(head(/Layer/).getAttribute("aria-sort")).toBe("ascending");
  expect(names().at(-1)).toBe(school);
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual([nine, ten, school]);
  await user.click(screen.getByRole("button", { name: "Name ▲" }));
  expect(names()).toEqual([school, ten, nine]);
  expect(head(/Name/).getAttribute("aria-sort")).toBe("descending");
  await user.click(screen.getByRole("button", { name: "Damage state" }));
  expect(names()).toEqual([ten, nine, school]);
  expect([head(/Name/), head(/Damage/)].map((one) => one.getAttribute("aria-sort"))).toEqual([
    "none",
    "ascending",
  ]);
});

it.each([
  ["one", "Larkhaven School"],
  ["without a name", "Bridges-7"],
] as const)("chooses a thing by its name, or by its id where it has none: %s", async (state, name) => {
  const choose = vi.fn();
  const found = states.states[state].found.map((item) => ({ ...item, choose }));
  const { user } = draw(states, state, { found });
  await user.click(screen.getByRole("button", { name }));
  expect(choose).toHaveBeenCalledOnce();
});
