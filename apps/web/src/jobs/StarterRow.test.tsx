import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./StarterRow.states.tsx";

it.each([
  ["ready", 1],
  ["asked", 0],
  ["under way", 0],
] as const)(
  "starts a job where none is under way, and keeps the focus in any case: %s",
  async (state, times) => {
    const onStart = vi.fn();
    const { user, getByRole } = draw(states, state, { onStart });
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onStart).toHaveBeenCalledTimes(times);
    expect(document.activeElement).toBe(getByRole("button", { name: "Verify dataset" }));
  },
);

it("says what it is for, and why it cannot be started", () => {
  const { getByText, getByRole } = draw(states, "under way");
  const words = getByText(/^Reads every file/);
  expect(words.textContent).toContain("It is under way.");
  expect(getByRole("button").getAttribute("aria-describedby")).toBe(words.id);
});
