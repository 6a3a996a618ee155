import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MapToolbarView.states.tsx";

it.each([
  ["all regions", ["Add layers", "All regions", "Compare"]],
  ["one region", ["Add layers", "1 region", "Compare"]],
  ["several regions", ["Add layers", "12 regions", "Compare"]],
  ["no regions to choose", ["Add layers", "Compare"]],
  ["a page's own", ["Suburbs"]],
  ["nobody adds layers", ["All regions"]],
] as const)("MAP-25 offers what the page has to begin with: %s", (state, names) => {
  draw(states, state);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(names);
});

it("MAP-10 has 'Add layers' with a tooltip of the same words at its right", async () => {
  const onAddLayers = vi.fn();
  const { user } = draw(states, "all regions", { onAddLayers });
  const add = screen.getByRole("button", { name: "Add layers" });
  await user.hover(add);
  const tooltip = await screen.findByRole("tooltip");
  expect(tooltip.textContent).toBe("Add layers");
  expect(tooltip.closest("[class*=placement-right]")).not.toBeNull();
  await user.click(add);
  expect(onAddLayers).toHaveBeenCalledOnce();
});

it.each([
  ["all regions", true],
  ["a page's own", true],
  ["nobody adds layers", false],
] as const)("MAP-16 has its search, but not beside Stories: %s", (state, has) => {
  draw(states, state);
  expect(screen.queryByRole("combobox", { name: "Search by address" }) !== null).toBe(has);
});

it("opens the choice of regions under its button", async () => {
  const { user } = draw(states, "all regions");
  await user.click(screen.getByRole("button", { name: "All regions" }));
  expect(await screen.findByText("Suburbs to tick")).toBeTruthy();
});
