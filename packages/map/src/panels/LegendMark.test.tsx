import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import { notAssessedPaint } from "../palettes.ts";
import states from "./LegendMark.states.tsx";

type State = keyof typeof states.states;
const [color, usual] = ["#e8833a", "rgba(22, 32, 44, 0.35)"];

/** Of each shape in the picture: what it is, how it is filled, how it is outlined. */
it.each<[State, (string | null)[][]]>([
  ["plain", [["rect", color, usual]]],
  ["fill", [["rect", color, usual]]],
  ["line", [["path", "none", color]]],
  ["point", [["circle", color, usual]]],
  ["outlined", [["rect", color, "#16202c"]]],
  [
    "hatched",
    [
      ["rect", color, usual],
      ["path", "none", notAssessedPaint.hatch],
    ],
  ],
])("is a sample of what the map draws, with nothing to hear of it: %s", (state, shapes) => {
  const picture = draw(states, state).container.querySelector("svg");
  expect(picture?.getAttribute("aria-hidden")).toBe("true");
  expect(
    [...(picture?.children ?? [])].map((shape) => [
      shape.tagName.toLowerCase(),
      shape.getAttribute("fill"),
      shape.getAttribute("stroke"),
    ]),
  ).toEqual(shapes);
});
