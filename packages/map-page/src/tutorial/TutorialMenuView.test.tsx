import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./TutorialMenuView.states.tsx";

const next = () => screen.getByRole<HTMLButtonElement>("button", { name: "Next" });

it("TUT-02: offers four parts by name, each with how long it is, and all of them by Next", async () => {
  const [onModule, onAll] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onModule, onAll });
  expect(screen.getByRole("dialog", { name: "The Risk Tutorial" })).toBeTruthy();
  const names = ["Map Basics", "Add & Explore Layers", "Navigating the Sidebar", "Map Tools"];
  for (const name of names) await user.click(screen.getByRole("button", { name: new RegExp(name) }));
  expect(onModule.mock.calls.flat()).toEqual(names);
  expect(screen.getByRole("button", { name: /Map Tools/ }).textContent).toContain("1 step");
  await user.click(next());
  expect(onAll).toHaveBeenCalledOnce();
});

it("TUT-09: offers those parts alone that have steps", () => {
  draw(states, "one");
  expect(screen.queryByText("Map Basics")).toBeNull();
  expect(screen.getByText("Map Tools")).toBeTruthy();
});

it.each(["none", "loading", "failed"] as const)("has nothing to begin with: %s", (state) => {
  draw(states, state);
  expect(next().disabled).toBe(true);
});

it("TUT-08: closes by Escape", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "many", { onClose });
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
