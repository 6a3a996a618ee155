import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ElementOptions.states.tsx";

const options = () =>
  screen
    .queryAllByRole<HTMLInputElement>("checkbox")
    .map((box) => [box.closest("label")?.textContent, box.checked, box.getAttribute("aria-disabled")]);
const [buildings, pipes] = [
  ["Buildings", false, null],
  ["Pipes", false, "true"],
];

it.each([
  ["several", [buildings, ["Roads", false, null], pipes]],
  ["chosen", [buildings, ["Roads", true, null], pipes]],
  ["none", []],
] as const)("lists what there is, and blocks what has no data: %s", (state, expected) => {
  draw(states, state);
  expect(options()).toEqual(expected);
  expect(screen.queryByText("No element available") !== null).toBe(expected.length === 0);
});

it("finds by name and by group, and says when there is none", async () => {
  const { user } = draw(states, "several");
  const search = screen.getByRole("searchbox", { name: "Search elements" });
  await user.type(search, "houses");
  expect(options()).toEqual([buildings]);
  await user.type(search, "x");
  expect(screen.getByText("No element available")).toBeTruthy();
});

it("chooses a layer", async () => {
  const toggle = vi.fn();
  const { staging } = states.states.several;
  const { user } = draw(states, "several", { staging: { ...staging, toggle } });
  await user.click(screen.getByRole("checkbox", { name: "Roads" }));
  await user.click(screen.getByRole("checkbox", { name: "Pipes" }));
  expect(toggle.mock.calls).toEqual([[expect.objectContaining({ kind: "element", id: "roads" })]]);
});

it("MAP-19 opens the help text of a layer by its name", async () => {
  const onHelp = vi.fn();
  const { user } = draw(states, "several", { onHelp });
  await user.click(screen.getByRole("button", { name: "Help on Roads" }));
  expect(onHelp.mock.calls).toEqual([["roads.md"]]);
});
