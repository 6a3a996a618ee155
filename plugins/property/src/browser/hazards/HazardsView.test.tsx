import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HazardsView.states.tsx";

it("PRO-06 has each group open with its hazards, and the legend", async () => {
  const onShow = vi.fn();
  const { user } = draw(states, "many", { onShow });
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Coast",
    "Rivers and rain",
  ]);
  expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    "TsunamiExposed",
    "Coastal erosionNot known",
    "River floodingNot exposed",
  ]);
  expect(screen.getByRole("list", { name: "Legend" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show Coastal erosion on the map" }));
  expect(onShow.mock.lastCall?.[0]).toMatchObject({ display_name: "Coastal erosion" });
});

it("PRO-06 says that there is nothing", () => {
  draw(states, "empty");
  expect(screen.getByText("No hazards information available for this property.")).toBeTruthy();
});

it("PRO-08 tells whoever looks after the settings what does not fit, and leads there", async () => {
  const onSettings = vi.fn();
  const { user } = draw(states, "misfits", { onSettings });
  await user.click(screen.getByText("Some of the settings do not fit the data"));
  expect(screen.getByText(/"tsunami_9m", which is not in the data/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Open the settings" }));
  expect(onSettings).toHaveBeenCalledOnce();
});
