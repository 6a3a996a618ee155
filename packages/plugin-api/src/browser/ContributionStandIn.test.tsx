import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ContributionStandIn.states.tsx";

it("waits where the contribution will stand, without a word of failure", () => {
  vi.useFakeTimers();
  const { container } = draw(states, "waiting", { skeleton: <i>the shape</i> });
  act(() => vi.advanceTimersByTime(2_000));
  expect(container.firstElementChild?.className).toBe("shell-page");
  expect([screen.getByRole("status").textContent, container.querySelector("i")?.textContent]).toEqual([
    "Loading…",
    "the shape",
  ]);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says there what went wrong, and tries again when told to", async () => {
  const retry = vi.fn();
  const { container, user } = draw(states, "failed", { failure: { error: new Error("No code."), retry } });
  expect(container.firstElementChild?.className).toBe("shell-page");
  expect(container.querySelector(".sb-loading")).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("This part could not be shownNo code.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});

it.each([
  ["waiting elsewhere", "waiting", ".sb-loading"],
  ["failed elsewhere", "failed", ".sb-failed"],
] as const)("stands in what its place brings: %s", (state, name, within) => {
  draw(states, state);
  expect(screen.getByRole("complementary", { name }).querySelector(within)).not.toBeNull();
});
