import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./SuggestionList.states.tsx";

it.each([
  ["hidden", "", 0, undefined],
  ["several", "", 3, undefined],
  ["on the second", "", 3, "found-1"],
  ["none", "No matches found", 0, undefined],
  ["too short", "Type more characters to see suggestions", 0, undefined],
  ["loading", "Loading...", 0, undefined],
  ["failed", "The search could not be asked. Try again in a moment.", 0, undefined],
  ["refused", "Ask an administrator to import it again.", 0, undefined],
] as const)(
  "MAP-16 PRO-03 lists what was found, or says why it does not: %s",
  (state, words, count, selected) => {
    draw(states, state);
    expect(screen.getByRole("status", { hidden: true }).textContent).toBe(words);
    expect(screen.queryAllByRole("option")).toHaveLength(count);
    expect(screen.queryByRole("option", { selected: true })?.id).toBe(selected);
  },
);
