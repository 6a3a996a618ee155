import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./HoverTipView.states.tsx";

const tipOf = (container: HTMLElement) => container.querySelector<HTMLElement>("[aria-hidden=true]");

it.each([
  ["named", ["Larkhaven School", "Schools"], false],
  ["without a name", ["Schools"], false],
  ["with a status", ["Larkhaven School", "Schools", "Moderate"], true],
  ["long text", ["Te Kura o te Takiwā o Larkhaven me ngā Motu", "Schools"], false],
] as const)("says what there is to say, for the eye alone: %s", (state, words, hasMark) => {
  const tip = tipOf(draw(states, state).container);
  expect([...(tip?.children ?? [])].map(({ textContent }) => textContent)).toEqual(words);
  expect(tip?.querySelector("svg") != null).toBe(hasMark);
});

it.each([
  ["named", "32px", ""],
  ["where a panel begins", "", "312px"],
] as const)("stands on the side of the pointer where it has room: %s", (state, left, right) => {
  const style = tipOf(draw(states, state).container)?.style;
  expect([style?.left, style?.right, style?.top]).toEqual([left, right, "32px"]);
});
