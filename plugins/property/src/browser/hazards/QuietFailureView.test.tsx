import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./QuietFailureView.states.tsx";

it("PRO-11 is a quiet line, and tries again", async () => {
  const onRetry = vi.fn();
  const { user } = draw(states, "may pass", { onRetry });
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
