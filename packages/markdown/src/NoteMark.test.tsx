import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./NoteMark.states.tsx";

it.each([
  ["first", "1", "#mark-note1", "mark-note1at1"],
  ["of many", "128", "#mark-note128", "mark-note128at3"],
] as const)("leads to its note, which finds it again: %s", (state, name, href, id) => {
  draw(states, state);
  const link = screen.getByRole("link", { name });
  expect([link.getAttribute("href"), link.id]).toEqual([href, id]);
});
