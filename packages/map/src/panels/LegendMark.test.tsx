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

it("MAP-05 draws dots as round ends of lines of next to no length, dashes with their own, and edges beside both", () => {
  const attributesOf = (state: State, ...names: string[]) => {
    const { container, unmount } = draw(states, state);
    const lines = [...container.querySelectorAll("path")].map((line) =>
      names.map((name) => line.getAttribute(name)),
    );
    unmount();
    return lines;
  };
  expect(attributesOf("dotted", "stroke-dasharray", "stroke-linecap")).toEqual([["0.25 5", "round"]]);
  expect(attributesOf("dashed", "stroke-dasharray", "stroke-linecap")).toEqual([["7.5 3.75", null]]);
  expect(attributesOf("dashed with edges", "stroke", "stroke-width")).toEqual([
    ["#ffffff", "4"],
    [color, "2.5"],
  ]);
});
