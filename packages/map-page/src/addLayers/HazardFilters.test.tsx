import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { noFilters } from "../controls/hazardFilters.ts";
import states from "./HazardFilters.states.tsx";

const chosen = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name }).value;

it("is not there where nothing differs", () => {
  expect(draw(states, "nothing to filter by").container.innerHTML).toBe("");
});

it.each([
  ["none chosen", "Filters", "", ""],
  ["some chosen", "Filters (2)", "Delta", "10"],
] as const)("is folded away, and says how many are chosen: %s", async (state, name, region, period) => {
  const { user } = draw(states, state);
  expect(screen.queryByRole("combobox")).toBeNull();
  await user.click(screen.getByRole("button", { name, expanded: false }));
  expect([chosen("Region"), chosen("Return period")]).toEqual([region, period]);
});

it("filters by region and by parameter, takes one away, and clears all", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "some chosen", { onChange });
  await user.click(screen.getByRole("button", { name: "Filters (2)" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Flood gates" }), "shut");
  await user.selectOptions(screen.getByRole("combobox", { name: "Return period" }), "");
  await user.click(screen.getByRole("button", { name: "Clear Filters" }));
  expect(onChange.mock.calls).toEqual([
    [{ region: "Delta", parameters: { ari: 10, gates: "shut" } }],
    [{ region: "Delta", parameters: {} }],
    [noFilters],
  ]);
});
