import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayerLine.states.tsx";

type State = keyof typeof states.states;
const pressed = (name: string) => screen.queryByRole("button", { name })?.getAttribute("aria-pressed");

it.each<[State, string, string]>([
  ["element", "true", "true"],
  ["hidden", "false", "true"],
  ["silent to the pointer", "true", "false"],
])("says whether it is shown, and answers to the pointer: %s", (state, isShown, isInteractive) => {
  draw(states, state);
  expect([pressed("Show Buildings"), pressed("Buildings answers to the pointer")]).toEqual([
    isShown,
    isInteractive,
  ]);
});

it.each<[State, string]>([
  ["element", "Buildings"],
  ["hazard with its scenario", "River floodOnce in 100 years"],
  ["known of an element", "River floodOnce in 100 yearsfrom this element"],
  ["narrowed by one filter", "Buildings1 filter"],
  ["narrowed by several filters", "Buildings3 filters"],
])("is named with its scenario and how far it is narrowed: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByRole("button", { expanded: false }).textContent).toBe(words);
});

it("MAP-23 tells the entries of one hazard apart in what its buttons are called", () => {
  draw(states, "known of an element");
  for (const act of ["Show", "Remove"])
    expect(screen.getByRole("button", { name: `${act} River flood, Once in 100 years` })).toBeTruthy();
});

it("has no switch for the pointer where nothing of a hazard answers to it", () => {
  draw(states, "hazard with its scenario");
  expect(pressed("River flood answers to the pointer")).toBeUndefined();
});

it.each<[State, boolean]>([
  ["element", true],
  ["open", false],
])("MAP-12 opens and closes by its name: %s", async (state, opens) => {
  const onOpen = vi.fn();
  const { user } = draw(states, state, { onOpen });
  await user.click(screen.getByRole("button", { name: "Buildings", expanded: !opens }));
  expect(onOpen.mock.calls).toEqual([[opens]]);
});

it("is shown, silenced and removed", async () => {
  const [onShow, onInteract, onRemove] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "hidden", { onShow, onInteract, onRemove });
  for (const name of ["Show Buildings", "Buildings answers to the pointer", "Remove Buildings"])
    await user.click(screen.getByRole("button", { name }));
  expect([onShow, onInteract, onRemove].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect([onShow.mock.lastCall, onInteract.mock.lastCall]).toEqual([[true], [false]]);
});
