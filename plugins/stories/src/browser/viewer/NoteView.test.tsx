import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NoteView.states.tsx";

it("STO-03 says that a story is loading", () => {
  draw(states, "loading");
  expect(screen.getByRole("status").textContent).toBe("Loading story...");
  expect(screen.queryByRole("button")).toBeNull();
});

it("STO-11 fails in a quiet line, with Retry", async () => {
  const onRetry = vi.fn();
  const { user } = draw(states, "failed", { onRetry });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
