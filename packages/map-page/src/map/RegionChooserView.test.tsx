import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RegionChooserView.states.tsx";

const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .map((box) => [box.closest("label")?.textContent, box.checked]);

it.each([
  ["none chosen", [false, false, false], true],
  ["some chosen", [false, false, true], false],
] as const)(
  "has a tick for each region of the group, and can clear those there are: %s",
  (state, ticks, isOff) => {
    draw(states, state);
    const names = ["Foundry", "Kererū Park", "Saltmarsh"];
    expect(ticked()).toEqual(names.map((name, at) => [name, ticks[at]]));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Clear regions" }).disabled).toBe(isOff);
  },
);

it.each([
  ["none chosen", ["Suburbs"], 2],
  ["of the other kind", ["Wards"], 2],
  ["one kind alone", [], 0],
] as const)("offers the kinds only where there are several: %s", (state, chosen, count) => {
  draw(states, state);
  const kinds = screen.queryAllByRole<HTMLInputElement>("radio");
  expect(kinds).toHaveLength(count);
  const names = kinds.filter(({ checked }) => checked).map((kind) => kind.closest("label")?.textContent);
  expect(names).toEqual(chosen);
});

it("finds by name whatever the macrons, and says when there is none", async () => {
  const { user } = draw(states, "none chosen");
  const search = screen.getByRole("searchbox", { name: "Search suburbs" });
  await user.type(search, "kereru");
  expect(ticked()).toEqual([["Kererū Park", false]]);
  await user.type(search, "x");
  expect(screen.getByText("No region is called that.")).toBeTruthy();
});

it("tells what was chosen", async () => {
  const [onGroup, onToggle, onPick, onClear] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "some chosen", { onGroup, onToggle, onPick, onClear });
  await user.click(screen.getByRole("radio", { name: "Wards" }));
  await user.click(screen.getByRole("checkbox", { name: "Foundry" }));
  await user.click(screen.getByRole("button", { name: "Pick on the map" }));
  await user.click(screen.getByRole("button", { name: "Clear regions" }));
  expect([onGroup.mock.calls, onToggle.mock.calls]).toEqual([[["wards"]], [["suburbs.Foundry"]]]);
  expect([onPick.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1]);
});
