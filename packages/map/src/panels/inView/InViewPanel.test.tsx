import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./InViewPanel.states.tsx";

it.each([
  ["closed", false],
  ["open", true],
] as const)("has its content while it is open: %s", (state, isOpen) => {
  draw(states, state);
  expect(screen.getByRole("button", { name: "Elements in view", expanded: isOpen })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Elements in view" }) !== null).toBe(isOpen);
  expect(screen.queryByText("3 elements drawn here.") !== null).toBe(isOpen);
});

it.each(["closed", "open"] as const)("asks for the other: %s", async (state) => {
  const onToggle = vi.fn();
  const { user } = draw(states, state, { onToggle });
  await user.click(screen.getByRole("button", { name: "Elements in view" }));
  expect(onToggle).toHaveBeenCalledOnce();
});

it("closes by Escape, from its button as from its content, and keeps the focus", async () => {
  const onToggle = vi.fn();
  const { user } = draw(states, "open", { onToggle });
  const toggle = screen.getByRole("button", { name: "Elements in view" });
  toggle.focus();
  await user.keyboard("{Escape}");
  expect(onToggle).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(toggle);
});

it("leaves Escape to others while it is closed", async () => {
  const onToggle = vi.fn();
  const { user } = draw(states, "closed", { onToggle });
  screen.getByRole("button", { name: "Elements in view" }).focus();
  await user.keyboard("{Escape}");
  expect(onToggle).not.toHaveBeenCalled();
});
