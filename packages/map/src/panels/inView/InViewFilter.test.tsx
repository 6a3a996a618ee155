import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./InViewFilter.states.tsx";

it("asks for words, a layer and a damage state", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "all", { onChange });
  await user.type(screen.getByRole("searchbox", { name: "Filter by name" }), "w");
  await user.selectOptions(screen.getByRole("combobox", { name: "Layer" }), "Buildings");
  await user.selectOptions(screen.getByRole("combobox", { name: "Damage state" }), "Major");
  expect(onChange.mock.calls).toEqual([[{ search: "w" }], [{ layer: "Buildings" }], [{ status: "Major" }]]);
});

it.each([
  ["one layer, no damage states", []],
  ["narrowed", ["Bridges", "Major"]],
  ["long text", ["", ""]],
] as const)("offers a choice where there is one, and says what is chosen: %s", (state, values) => {
  draw(states, state);
  const lists = screen.queryAllByRole<HTMLSelectElement>("combobox");
  expect(lists.map(({ value }) => value)).toEqual(values);
});
