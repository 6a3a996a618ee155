import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ConfirmView.states.tsx";

it("begins at what leaves things as they are, and does what it says", async () => {
  const [onCancel, onConfirm] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "asked", { onCancel, onConfirm });
  expect(screen.getByRole("alertdialog", { name: "Delete this message?" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  await user.keyboard("{Enter}");
  expect(onCancel).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Delete message" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it("goes on to nothing while what will come of it is not known", () => {
  draw(states, "held");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete message" }).disabled).toBe(true);
});
