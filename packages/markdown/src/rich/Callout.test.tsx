import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Callout.states.tsx";

it.each([
  ["note", "Note"],
  ["tip", "Tip"],
  ["important", "Important"],
  ["warning", "Warning"],
  ["caution", "Caution"],
] as const)("G-05: a %s says what it is in a word, not by its colour alone", (state, title) => {
  draw(states, state);
  expect(screen.getByRole("note", { name: title }).textContent).toContain(
    `${title}Depths`.replace(title, ` ${title}`),
  );
});
