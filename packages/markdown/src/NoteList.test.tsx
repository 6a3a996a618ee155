import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./NoteList.states.tsx";

it.each([
  ["one", [1]],
  ["many", [1, 3, 1]],
  ["long text", [12]],
] as const)("leads back to each place that refers to a note: %s", (state, marks) => {
  draw(states, state);
  const ways = screen
    .getAllByRole("listitem")
    .map((item, at) => within(item).getAllByRole("link", { name: `Back to note ${at + 1} in the text` }));
  expect(ways.map(({ length }) => length)).toEqual(marks);
  expect(ways.flat().map((way) => way.getAttribute("href"))).toEqual(
    states.states[state].notes.flatMap(({ markIds }) => markIds.map((id) => `#${id}`)),
  );
});

it("has the notes in their order, where the text's marks lead", () => {
  draw(states, "many");
  expect(screen.getAllByRole("listitem").map(({ id, textContent }) => [id, textContent])).toEqual([
    ["list-note1", "By the study of 2019.↩"],
    ["list-note2", "Without waves.↩↩↩"],
    ["list-note3", "At high tide.↩"],
  ]);
});
