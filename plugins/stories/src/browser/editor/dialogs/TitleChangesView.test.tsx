import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TitleChangesView.states.tsx";

it("says in words what went and what came", () => {
  draw(states, "different");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "The river",
    "not in the draft: The bridge",
    "only in the draft: Untitled",
    "differs in presenter notes: The stopbank",
  ]);
});

it("story authoring: says in words in which fields a part of the same title differs", () => {
  draw(states, "many fields");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "differs in what it is about, the cover and layers: The river",
    "differs in layers: The flood",
    "differs in the text, figures in the text, pictures, films, buttons, layers, filters, the days after the event, the view, regions, the area and presenter notes: The stopbank above the bridge, and what lies behind it",
    "differs in its order or other details: Untitled",
  ]);
});
