import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SuggestionsView.states.tsx";

it.each([
  ["hidden", "", 0, undefined],
  ["several", "", 3, undefined],
  ["on the second", "", 3, "found-1"],
  ["none", "No matches found", 0, undefined],
  ["loading", "Loading...", 0, undefined],
] as const)("PRO-03 lists what was found, or says why it does not: %s", (state, words, count, selected) => {
  draw(states, state);
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe(words);
  expect(screen.queryAllByRole("option")).toHaveLength(count);
  expect(screen.queryByRole("option", { selected: true })?.id).toBe(selected);
});
