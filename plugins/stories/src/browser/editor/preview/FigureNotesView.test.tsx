import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FigureNotesView.states.tsx";

it.each([
  ["none", ""],
  ["known", "Figures of dataset version 0c5f0e9a1b2d3c4f."],
  ["coming", "Working out the figures…"],
] as const)("STO-09 says what the figures are of, and that they come: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByRole("status").textContent).toBe(words);
});

it("STO-11 says in a quiet line that they could not be worked out, with Retry", async () => {
  const onRetry = vi.fn();
  const { user } = draw(states, "failed", { onRetry });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("STO-09 names each figure there is none of, why, and puts one that there is in its place", async () => {
  const onUse = vi.fn();
  const { user } = draw(states, "missing", { onUse });
  const [misspelt, unknown] = within(
    screen.getByRole("list", { name: "Figures that there are none of" }),
  ).getAllByRole("listitem");
  expect(misspelt?.textContent).toContain("There is no element layer bildings.");
  expect(within(unknown as HTMLElement).queryByRole("button")).toBeNull();
  const other = "risk.buildings.river_flood_100yr_present_hold.exposed";
  await user.click(screen.getByRole("button", { name: `Use ${other} in its place` }));
  expect(onUse).toHaveBeenCalledWith("risk.bildings.river_flood_100yr_present_hold.exposed", other);
});
