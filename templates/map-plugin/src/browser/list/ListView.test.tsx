import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ListView.states.tsx";

it.each([
  ["none yet", ""],
  ["queued", "The list waits for its turn."],
  ["running", "Site 3 of 7…"],
  ["running, just begun", "Writing the list…"],
  ["done", "The list is ready."],
  ["given up", "The list was given up."],
  ["failed", "The map is away."],
  ["expired", "The list could not be written."],
] as const)("says how it goes: %s", (state, words) => {
  expect(draw(states, state).getByRole("status").textContent).toBe(words);
});

it("offers to write a list, and no second one while the first is under way", async () => {
  const onStart = vi.fn();
  for (const state of ["queued", "running", "none yet", "done"] as const) {
    const { user, getByRole, unmount } = draw(states, state, { onStart });
    await user.click(getByRole("button", { name: "Write a list" }));
    unmount();
  }
  expect(onStart).toHaveBeenCalledTimes(2);
});

it("hands the list over once it is there", async () => {
  const onSave = vi.fn();
  const { user, getByRole, unmount } = draw(states, "done", { onSave });
  await user.click(getByRole("button", { name: "Download the list" }));
  expect(onSave).toHaveBeenCalledOnce();
  unmount();
  expect(draw(states, "running").queryByRole("button", { name: "Download the list" })).toBeNull();
});
