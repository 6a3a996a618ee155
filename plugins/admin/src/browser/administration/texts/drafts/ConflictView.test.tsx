import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ConflictView.states.tsx";

it.each([
  ["saved", /^admin@stopbank\.example has saved a draft of this text meanwhile/],
  ["published", /^admin@stopbank\.example has published version 4 meanwhile/],
  [
    "published by nobody known",
    /^The command line has published version 4 meanwhileIt was after you had begun/,
  ],
  ["discarded", /^The draft that you wrote on was discarded meanwhile/],
] as const)("tells who was first and what differs: %s", (state, words) => {
  draw(states, state);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(words);
  expect(alert.textContent).toContain("What differs");
});

it("goes on with either text", async () => {
  const [onKeepMine, onTakeTheirs] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "saved", { onKeepMine, onTakeTheirs });
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await user.click(screen.getByRole("button", { name: "Take theirs and drop mine" }));
  expect([onKeepMine, onTakeTheirs].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("says of a draft that a version came after that taking theirs discards it", async () => {
  const onTakeTheirs = vi.fn();
  const { user } = draw(states, "published past the draft", { onTakeTheirs });
  await user.click(screen.getByRole("button", { name: "Take version 4 and discard the draft" }));
  expect(onTakeTheirs).toHaveBeenCalledOnce();
});
