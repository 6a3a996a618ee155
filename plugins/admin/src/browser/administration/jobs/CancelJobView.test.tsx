import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./CancelJobView.states.tsx";

it("says whose job is given up, and leaves it where that is pressed", async () => {
  const [onCancel, onConfirm] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "asked", { onCancel, onConfirm });
  expect(screen.getByText(/^Verify dataset of kiri@larkhaven\.example is given up/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep it going" }));
  expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
});
