import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ProblemView.states.tsx";

it("GUI-14 says what went wrong, and offers another try, a way on and a way to tell somebody", async () => {
  const [onRetry, onFeedback] = [vi.fn(), vi.fn()];
  const { user, getByRole } = draw(states, "failed", { onRetry, onFeedback });
  expect(getByRole("heading").textContent).toBe("An unexpected error has occurred");
  await user.click(getByRole("button", { name: "Retry" }));
  await user.click(getByRole("button", { name: "Submit Feedback" }));
  expect([onRetry.mock.calls.length, onFeedback.mock.calls.length]).toEqual([1, 1]);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/guide/overview");
});

it("offers no other try where there is no such page", () => {
  expect(draw(states, "no such page").queryByRole("button", { name: "Retry" })).toBeNull();
});
