import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayerRowView.states.tsx";

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

it("is named with its scenario, and of a hazard nothing answers to the pointer", () => {
  draw(states, "hazard with its scenario");
  expect(screen.getByRole("listitem").textContent).toBe("River floodOnce in 100 years");
  expect(pressed("River flood answers to the pointer")).toBeUndefined();
});

it("has under it what narrows it", () => {
  draw(states, "with filters");
  expect(screen.getByText("Attribute filters of the layer.")).toBeTruthy();
});

it("is shown, silenced and removed", async () => {
  const [onShow, onInteract, onRemove] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "hidden", { onShow, onInteract, onRemove });
  for (const name of ["Show Buildings", "Buildings answers to the pointer", "Remove Buildings"])
    await user.click(screen.getByRole("button", { name }));
  expect([onShow, onInteract, onRemove].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect([onShow.mock.lastCall, onInteract.mock.lastCall]).toEqual([[true], [false]]);
});

it.each<[State, boolean, boolean]>([
  ["the first", true, false],
  ["element", false, false],
  ["the last", false, true],
])("moves no further than the ends: %s", async (state, noUp, noDown) => {
  const { user } = draw(states, state);
  await user.click(screen.getByRole("button", { name: "More for Buildings" }));
  const isOff = ["Move up", "Move down"].map((name) =>
    screen.getByRole("menuitem", { name }).getAttribute("aria-disabled"),
  );
  expect(isOff.map((off) => off === "true")).toEqual([noUp, noDown]);
});

it.each([
  ["Move up", 0],
  ["Move down", 2],
] as const)("moves by its menu: %s", async (name, to) => {
  const onMove = vi.fn();
  const { user } = draw(states, "element", { onMove });
  await user.click(screen.getByRole("button", { name: "More for Buildings" }));
  await user.click(screen.getByRole("menuitem", { name }));
  expect(onMove.mock.calls).toEqual([["buildings", to]]);
});

it("tells more by its menu", async () => {
  const onDetails = vi.fn();
  const { user } = draw(states, "contextual", { onDetails });
  await user.click(screen.getByRole("button", { name: "More for Parks" }));
  await user.click(screen.getByRole("menuitem", { name: "Layer details" }));
  expect(onDetails).toHaveBeenCalledOnce();
});
