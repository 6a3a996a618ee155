import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./BasemapSwitcherView.states.tsx";

type State = keyof typeof states.states;
const view = () => screen.getByRole("button", { name: "View" });
const isOpen = () => view().getAttribute("aria-expanded") === "true";
const radios = () =>
  screen
    .queryAllByRole<HTMLInputElement>("radio")
    .map(({ labels, checked, disabled }) => [
      labels?.[0]?.textContent,
      checked,
      disabled,
      labels?.[0]?.title,
    ]);

it.each<[State, (string | boolean)[][], boolean]>([
  [
    "all",
    [
      ["Default", true, false, ""],
      ["Satellite", false, false, ""],
      ["Terrain", false, false, ""],
    ],
    true,
  ],
  [
    "another chosen",
    [
      ["Default", false, false, ""],
      ["Satellite", true, false, ""],
      ["Terrain", false, false, ""],
    ],
    false,
  ],
  [
    "some not to be had",
    [
      ["Default", true, false, ""],
      ["Satellite", false, true, "This data comes without imagery."],
      ["Terrain", false, true, "This data comes without elevation."],
    ],
    true,
  ],
  ["one alone", [], true],
])("opens to the choice, where there is one, and the labels: %s", async (state, expected, hasLabels) => {
  const { user } = draw(states, state);
  expect([isOpen(), screen.queryByRole("checkbox")]).toEqual([false, null]);
  await user.click(view());
  expect(radios()).toEqual(expected);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Labels" }).checked).toBe(hasLabels);
});

it("gives what was chosen", async () => {
  const [onChoose, onLabels] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "all", { onChoose, onLabels });
  await user.click(view());
  await user.click(screen.getByRole("radio", { name: "Terrain" }));
  await user.click(screen.getByRole("checkbox", { name: "Labels" }));
  expect([onChoose.mock.calls, onLabels.mock.calls]).toEqual([[["terrain"]], [[false]]]);
  expect(isOpen()).toBe(true);
});

it("closes at its button, on Escape and on a press anywhere else", async () => {
  const { user } = draw(states, "all");
  await user.click(view());
  await user.click(view());
  expect(isOpen()).toBe(false);
  await user.click(view());
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  await user.click(view());
  expect(isOpen()).toBe(true);
  await user.click(document.body);
  expect(isOpen()).toBe(false);
});
