import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DeleteMediumView.states.tsx";

it.each([
  ["plain", "Delete"],
  ["an older version shows it", "Delete it all the same"],
] as const)("G-04: asks before one goes for good: %s", async (state, action) => {
  const onConfirm = vi.fn();
  const { user } = draw(states, state, { onConfirm });
  expect(screen.getByRole("alertdialog", { name: "Delete bridge.jpg?" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: action }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it("is nothing while nobody asks", () => {
  draw(states, "closed");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
