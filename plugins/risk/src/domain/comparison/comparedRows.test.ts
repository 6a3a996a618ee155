import { usualClassLabels } from "@stopbank/map/class-labels";
import { stateWords } from "@stopbank/map-page/state-words";
import { expect, it } from "vitest";
import { breach } from "../testing/comparisons.ts";
import { comparedRows, transitionTable } from "./comparedRows.ts";

const words = stateWords(undefined);
const shown = (by: "quantity" | "value") =>
  comparedRows(breach, usualClassLabels, words, by).map(({ label, before, after, difference }) => [
    label,
    before.shown,
    after.shown,
    difference,
  ]);

it("puts each class's two sides beside each other, the worst first, in either measure", () => {
  expect(shown("quantity")).toEqual([
    ["Major", "10", "35", "+25"],
    ["Minor", "20", "15", "−5"],
  ]);
  expect(shown("value")).toEqual([
    ["Major", "$3\u00a0M", "$10.5\u00a0M", "+$7.5\u00a0M"],
    ["Minor", "$6\u00a0M", "$4.5\u00a0M", "−$1.5\u00a0M"],
  ]);
});

it("has a row for each state before and a column for each after, with every element in one cell", () => {
  const { columns, rows } = transitionTable(breach, usualClassLabels, words, "From, to");
  expect(columns).toEqual(["From, to", "Major", "Minor", "Not exposed", "Not assessed"]);
  expect(rows).toEqual([
    ["Major", "10", "–", "–", "–"],
    ["Minor", "15", "–", "5", "–"],
    ["Not exposed", "10", "15", "35", "–"],
    ["Not assessed", "–", "–", "–", "10"],
  ]);
  const sum = rows.flat().reduce((total, cell) => total + (Number(cell) || 0), 0);
  expect(sum).toBe(breach.selected.count);
});
