import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./HoverTipView.states.tsx";

const tipOf = (container: HTMLElement) => container.querySelector<HTMLElement>(".sb-hover-tip");

it.each([
  ["named", ["Larkhaven School", "Schools"], 0],
  ["without a name", ["Schools"], 0],
  ["with a status", ["Larkhaven School", "Schools", "Moderate"], 1],
  ["long text", ["Te Kura o te Takiwā o Larkhaven me ngā Motu", "Schools"], 0],
] as const)("says what there is to say, for the eye alone: %s", (state, words, marks) => {
  const tip = tipOf(draw(states, state).container);
  expect([...(tip?.querySelectorAll("strong, span") ?? [])].map(({ textContent }) => textContent)).toEqual(
    words,
  );
  expect(tip?.querySelectorAll("svg")).toHaveLength(marks);
});

it.each([
  ["with its id and icon", ["Larkhaven School", "Schools · ID s-14", "Moderate"]],
  [
    "with what a hazard does",
    [
      ...["Larkhaven School", "Schools · ID s-14", "Larkhaven School is a school of 240 pupils.", "Moderate"],
      ...["River flooding, 1 in 100 years", "1.2\u00a0m", "Under 1.2 m of water."],
    ],
  ],
  [
    "no hazard on the map",
    ["Larkhaven School", "Schools · ID s-14", "Larkhaven School is a school of 240 pupils.", "Moderate"],
  ],
  [
    "several hazards",
    [
      ...["Larkhaven School", "Schools · ID s-14", "Larkhaven School is a school of 240 pupils.", "Moderate"],
      ...["River flooding, 1 in 100 years", "1.2\u00a0m", "Under 1.2 m of water."],
      ...["Tsunami, 3 m", "Not known to be exposed."],
    ],
  ],
] as const)("MAP-07 says its id, sentence and class, and what each hazard does: %s", (state, words) => {
  const tip = tipOf(draw(states, state).container);
  const said = [...(tip?.querySelectorAll("strong, span, p, b") ?? [])];
  expect(said.map(({ textContent }) => textContent)).toEqual(words);
});

it("MAP-07 has the icon of its layer", () => {
  const { container } = draw(states, "with its id and icon");
  expect(container.querySelectorAll(".sb-hover-head path")).toHaveLength(1);
});

it.each([
  ["named", "32px", "", "32px", ""],
  ["where a panel begins", "", "352px", "32px", ""],
  ["in the lower half", "32px", "", "", "72px"],
] as const)("stands on the side of the pointer where it has room: %s", (state, ...sides) => {
  const style = tipOf(draw(states, state).container)?.style;
  expect([style?.left, style?.right, style?.top, style?.bottom]).toEqual(sides);
});
