import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RevokeTokenView.states.tsx";

it("says what ends, and revokes only when it is told to", async () => {
  const [onRevoke, onCancel] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "asked", { onRevoke, onCancel });
  const dialog = screen.getByRole("alertdialog", { name: "Revoke token?" });
  expect(dialog.textContent).toContain(
    "Every program that asks with GIS sync is refused from its next request on.",
  );
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect([onRevoke.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  await user.click(screen.getByRole("button", { name: "Revoke token" }));
  expect(onRevoke).toHaveBeenCalledOnce();
});

it("says that it was never used", () => {
  draw(states, "neverUsed");
  expect(screen.getByText("It was never used.")).toBeTruthy();
});
