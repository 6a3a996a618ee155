import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./QuestionDialogView.states.tsx";

it("A-43: asks before somebody becomes an administrator, with Cancel at hand", async () => {
  const [onCancel, onConfirm] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "asked", { onCancel, onConfirm });
  const dialog = await screen.findByRole("alertdialog", { name: "Make Administrator?" });
  expect(dialog.textContent).toContain("kiri@larkhaven.example will be able to invite and remove people");
  expect(document.activeElement?.textContent).toBe("Cancel");
  await user.keyboard("{Escape}");
  expect(onCancel).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Make administrator" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it("says what the reader loses themself", async () => {
  draw(states, "oneself");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("and leave this page");
});
