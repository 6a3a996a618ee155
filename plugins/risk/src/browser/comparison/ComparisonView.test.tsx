import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ComparisonView.states.tsx";

it("names both sides, swaps them and ends", async () => {
  const [onSwap, onStop] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "answered", { onSwap, onStop });
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Stopbanks hold",
    "Stopbanks breach",
  ]);
  await user.click(screen.getByRole("button", { name: "Swap" }));
  await user.click(screen.getByRole("button", { name: "Stop comparing" }));
  expect([onSwap, onStop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it.each([
  ["answered", true, "false", undefined],
  ["loading", false, "true", undefined],
  ["asking again", true, "true", undefined],
  ["failed", false, "false", "The comparison could not be worked out"],
  ["of a moment ago", true, "false", "The comparison is of a moment ago"],
] as const)("says where its figures stand: %s", (state, hasFigures, isBusy, why) => {
  draw(states, state);
  expect(screen.queryByText("What differs") !== null).toBe(hasFigures);
  expect(screen.getByRole("region", { name: "Compared" }).getAttribute("aria-busy")).toBe(isBusy);
  const alert = screen.queryByRole("alert");
  expect(alert === null).toBe(why === undefined);
  if (why !== undefined) expect(alert?.textContent).toContain(why);
});
