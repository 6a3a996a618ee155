import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AddLayersView.states.tsx";

it.each([
  ["elements", "ELEMENTS", "Search elements"],
  ["hazards", "HAZARDS", "Search hazards"],
  ["contextual", "CONTEXTUAL", "Search contextual layers"],
] as const)("shows what is chosen from: %s", (state, tab, search) => {
  draw(states, state);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe(tab);
  expect(screen.getByRole("searchbox", { name: search })).toBeTruthy();
});

it("turns to another kind, and ends either way", async () => {
  const [onTab, onCancel, onDone] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "elements", { onTab, onCancel, onDone });
  await user.click(screen.getByRole("tab", { name: "HAZARDS" }));
  expect(onTab.mock.lastCall?.[0]).toBe("hazards");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect([onCancel.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(onDone).toHaveBeenCalledOnce();
});

it("lists what was chosen beside it, and takes it away there", async () => {
  const toggle = vi.fn();
  const { staging } = states.states["something chosen"];
  const { user } = draw(states, "something chosen", { staging: { ...staging, toggle } });
  const preview = screen.getByRole("complementary", { name: "Layers Preview" });
  await user.click(within(preview).getByRole("button", { name: "Remove Roads" }));
  expect(toggle.mock.lastCall?.[0]).toMatchObject({ kind: "element", id: "roads" });
});

it("blocks hazards that no element layer was assessed against", () => {
  draw(states, "hazards");
  const isBlocked = (name: RegExp) =>
    screen.getByRole("checkbox", { name }).getAttribute("aria-disabled") === "true";
  expect([isBlocked(/^River flood/), isBlocked(/^Earthquake/)]).toEqual([false, true]);
});
