import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FigureMenu.states.tsx";

it("offers the figures of what the step shows, scenario by scenario", async () => {
  const onInsert = vi.fn();
  const { user } = draw(states, "many", { onInsert });
  await user.click(screen.getByRole("button", { name: "Insert a figure" }));
  const [, , ofWave] = await screen.findAllByRole("menuitem", { name: /^Buildings exposed/ });
  await user.click(ofWave as HTMLElement);
  expect(onInsert).toHaveBeenCalledWith("risk.buildings.wave.exposed");
});

it("says why there are none", async () => {
  const { user } = draw(states, "none");
  await user.click(screen.getByRole("button", { name: "Insert a figure" }));
  expect(await screen.findByText(/capture layers first/)).toBeTruthy();
});

it("STO-09 shows what each figure is today, one that is still worked out and one there is none of, and says that they are looked at", async () => {
  const onLook = vi.fn();
  const { user } = draw(states, "many", { onLook });
  await user.click(screen.getByRole("button", { name: "Insert a figure" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Buildings exposed1,234",
    "Buildings exposed, by replacement costnone",
    "Buildings exposed…",
  ]);
  expect(onLook.mock.calls).toEqual([[true]]);
});
