import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./OnboardingView.states.tsx";

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

it("HOM-14, HOM-15: is made of the blocks that the client has written, headed by the first", () => {
  draw(states, "many");
  expect(title()).toBe("Choose what matters to you");
  expect(document.querySelectorAll(".block")).toHaveLength(3);
});

it.each(["empty", "without a heading"] as const)("is headed by its own name where it is %s", (state) => {
  draw(states, state);
  expect(title()).toBe("Getting Started");
});

it("says what is missing where nothing was written, and where it could not be loaded", async () => {
  const { unmount } = draw(states, "empty");
  expect(screen.getByText(/written nothing here yet/)).toBeTruthy();
  unmount();
  const retry = vi.fn();
  const error = Object.assign(new Error("No answer."), { status: 0 });
  const { user } = draw(states, "failed", { page: { state: "failed", error, retry } });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
