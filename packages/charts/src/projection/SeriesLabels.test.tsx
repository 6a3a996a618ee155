import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./SeriesLabels.states.tsx";

const labelsOf = (container: Element) => [...container.querySelectorAll<HTMLElement>(".sb-projection-label")];

it("names the classes from the top of the stack down", () => {
  const labels = labelsOf(draw(states, "many").container);
  expect(labels.map(({ textContent }) => textContent)).toEqual(["Major", "Minor"]);
  const tops = labels.map(({ style }) => Number.parseFloat(style.top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

it("names one that is alone, and none where there is no column", () => {
  expect(labelsOf(draw(states, "one").container)).toHaveLength(1);
  expect(labelsOf(draw(states, "none").container)).toHaveLength(0);
});
