import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LegendSections.states.tsx";

const marks = () =>
  screen
    .queryAllByRole("listitem")
    .map((item) => [item.textContent, item.querySelector("svg > *")?.tagName.toLowerCase()]);
const zones = [
  ["Evacuate", "rect"],
  ["Route", "path"],
  ["Shelter", "circle"],
];

it.each([
  ["none", [], 0],
  ["ramp without colours", [], 0],
  ["ramp", [], 1],
  // Drawn as it says itself, else as the card does, else filled.
  ["names", zones, 0],
  ["keys", [["Rural", "rect"]], 0],
  ["several", zones, 1],
] as const)("has what the dataset names, and its ramps: %s", (state, expected, ramps) => {
  draw(states, state);
  expect(marks()).toEqual(expected);
  expect(screen.queryAllByRole("img")).toHaveLength(ramps);
});

it.each([
  ["ramp", ["0", "2"]],
  ["ramp of several colours", ["0", "1", "2"]],
] as const)(
  "AMB-15 says what a ramp runs from and to, with the middle where it has one: %s",
  (state, values) => {
    draw(states, state);
    const ramp = screen.getByRole("img");
    const labels = [...(ramp.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent ?? "");
    expect(labels.map((label) => label.replace(/\D*$/, ""))).toEqual(values);
    expect(ramp.getAttribute("aria-label")).toBe(
      `Colours from ${labels.at(0)} to ${labels.at(-1)}, darker for more`,
    );
  },
);

it("MAP-05 draws samples by secondary colour, size, weight, style and type", () => {
  draw(states, "looks");
  const shapes = screen
    .getAllByRole("listitem")
    .map((item) =>
      [...item.querySelectorAll("svg > *")].map((shape) => [
        shape.tagName.toLowerCase(),
        ...["r", "stroke", "stroke-width", "stroke-dasharray"].map((name) => shape.getAttribute(name)),
      ]),
    );
  const faint = "rgba(22, 32, 44, 0.35)";
  expect(shapes).toEqual([
    [["circle", "3.15", faint, "1", null]],
    [["circle", "6.3", faint, "1", null]],
    [
      ["path", null, "#16202c", "5.5", null],
      ["path", null, "#b3261e", "4", null],
    ],
    [["path", null, "#b3261e", "1.5", "4.5 2.25"]],
    [
      ["rect", null, "#0b2545", "1", null],
      ["path", null, expect.any(String), "1.2", null],
    ],
  ]);
});
