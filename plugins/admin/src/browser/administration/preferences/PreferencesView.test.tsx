import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PreferencesView.states.tsx";

const example = () => screen.getByRole("figure").textContent;

it("shows the words that the wording changes", () => {
  const { unmount } = draw(states, "hazard");
  expect(example()).toContain("Consequence of buildings");
  unmount();
  draw(states, "risk");
  expect(example()).toContain("Vulnerability of buildings");
  expect(example()).toContain("Flood: once in 100 years");
});

it("chooses the wording, and whether hazards go by their names", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "hazard", { onChange });
  await user.click(screen.getByRole("radio", { name: /^Risk wording/ }));
  expect(onChange).toHaveBeenLastCalledWith({ wording: "risk" });
  await user.click(screen.getByRole("checkbox", { name: /^Head a layer/ }));
  expect(onChange).toHaveBeenLastCalledWith({ use_hazard_name: true });
});

it("takes background maps away, but never the last, and says where one comes from", async () => {
  const onChange = vi.fn();
  const { user, unmount } = draw(states, "hazard", { onChange });
  await user.click(screen.getByRole("checkbox", { name: "Terrain" }));
  expect(onChange.mock.lastCall?.[0].basemaps).toEqual([
    { type: "default", source: "dataset" },
    { type: "satellite", source: "dataset" },
  ]);
  unmount();
  const one = draw(states, "one map from elsewhere", { onChange });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Satellite" }).disabled).toBe(true);
  await one.user.type(screen.getByRole("textbox", { name: "Name of the map for Satellite" }), "!B");
  expect(onChange.mock.lastCall?.[0].basemaps).toEqual([{ type: "satellite", source: "aerial-2024b" }]);
});

it.each(["wrong countries", "late"] as const)("saves nothing while it is %s", async (state) => {
  const onSave = vi.fn();
  const { user } = draw(states, state, { onSave });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).not.toHaveBeenCalled();
});
