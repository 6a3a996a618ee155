import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ProblemsView.states.tsx";

it.each([
  ["none", "Nothing to put right."],
  ["warnings", "1 warning: it can be published."],
  ["both", "2 errors and 1 warning: put the errors right to publish."],
] as const)("says what holds publishing back: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByRole("heading").textContent).toBe(words);
});

it("leads to the place of each", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "both", { onOpen });
  await user.click(screen.getByRole("button", { name: /Warning, the story/ }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ field: "description" }));
});
