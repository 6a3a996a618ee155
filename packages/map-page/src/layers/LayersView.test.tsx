import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayersView.states.tsx";

it("offers to begin where the map is empty, in the client's words", async () => {
  const onAdd = vi.fn();
  const { user } = draw(states, "empty", { onAdd });
  expect(screen.getByText(/^The map is empty\. Add elements and a risk source/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Clear All Layers" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add Layers" }));
  expect(onAdd).toHaveBeenCalledOnce();
});

it("MAP-22: offers the tutorial where there is one and the map is empty", async () => {
  const onTutorial = vi.fn();
  const { user, unmount } = draw(states, "empty, with a tutorial", { onTutorial });
  await user.click(screen.getByRole("button", { name: "Tutorial" }));
  expect(onTutorial).toHaveBeenCalledOnce();
  unmount();
  for (const state of ["empty", "one"] as const) draw(states, state);
  expect(screen.queryByRole("button", { name: "Tutorial" })).toBeNull();
});

it("has its layers under their heading, and what they are chosen by over them", () => {
  draw(states, "several");
  const layers = screen.getByRole("region", { name: "Map Layers" });
  expect(within(layers).getByText("Groups of layers")).toBeTruthy();
  expect(within(layers).queryByText("Scenario Controls")).toBeNull();
  expect(screen.getByText("Scenario Controls")).toBeTruthy();
});

it("adds more under them", async () => {
  const onAdd = vi.fn();
  const { user } = draw(states, "several", { onAdd });
  await user.click(screen.getByRole("button", { name: "Add Layers +" }));
  expect(onAdd).toHaveBeenCalledOnce();
});

it.each([
  ["one", "The layer will be taken off the map"],
  ["several", "All 3 layers will be taken off the map"],
] as const)("asks before it clears them, and says how many: %s", async (state, words) => {
  const onClear = vi.fn();
  const { user } = draw(states, state, { onClear });
  await user.click(screen.getByRole("button", { name: "Clear All Layers" }));
  const question = await screen.findByRole("alertdialog", { name: "Clear all layers" });
  expect(question.textContent).toContain(words);
  expect(onClear).not.toHaveBeenCalled();
  await user.click(within(question).getByRole("button", { name: "Clear" }));
  expect(onClear).toHaveBeenCalledOnce();
});

it("keeps them for whoever thinks better of it", async () => {
  const onClear = vi.fn();
  const { user } = draw(states, "several", { onClear });
  await user.click(screen.getByRole("button", { name: "Clear All Layers" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClear).not.toHaveBeenCalled();
});
