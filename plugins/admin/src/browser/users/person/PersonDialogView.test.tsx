import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PersonDialogView.states.tsx";

it("is named by the person, has what there is of them, and closes by Escape", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "open", { onClose });
  const dialog = await screen.findByRole("dialog", { name: "kiri@larkhaven.example" });
  expect(dialog.contains(screen.getByRole("region", { name: "Role" }))).toBe(true);
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
