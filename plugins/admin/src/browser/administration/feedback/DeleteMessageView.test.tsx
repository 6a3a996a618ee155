import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DeleteMessageView.states.tsx";

it("says that it is for good, and deletes where that is pressed", async () => {
  const onConfirm = vi.fn();
  const { user } = draw(states, "asked", { onConfirm });
  expect(screen.getByRole("alertdialog", { name: "Delete this message?" }).textContent).toContain("for good");
  await user.click(screen.getByRole("button", { name: "Delete message" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
