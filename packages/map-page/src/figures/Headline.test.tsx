import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./Headline.states.tsx";

const sentence = "Buildings that a flood once in a hundred years reaches.";
const replacement = "Replacement cost of what is";
const lines = (state: keyof typeof states.states) =>
  [...draw(states, state).container.querySelectorAll("p")].map(({ textContent }) => textContent);

it.each([
  ["quantity", ["45", sentence, "90 of 100 assessed"]],
  ["all assessed", ["45", sentence, "100 of 100 assessed"]],
  ["nothing selected", ["0", sentence]],
  ["value", ["$2\u00a0M", `${replacement} exposed. ${sentence}`, "90 of 100 assessed"]],
  ["value of what is out", ["$2\u00a0M", `${replacement} out. ${sentence}`, "90 of 100 assessed"]],
  ["people", ["4,771\u00a0people", `People in what is exposed. ${sentence}`, "90 of 100 assessed"]],
  [
    "uncertain damage",
    [
      "$2\u00a0M",
      `What the damage costs, by the damage curves. Between $1\u00a0M and $3\u00a0M. ${sentence}`,
      "90 of 100 assessed",
    ],
  ],
  [
    "damage below the least class",
    [
      "$2.4\u00a0M",
      `What the damage costs, by the damage curves. Of it $400,000 falls on elements below the least class. ${sentence}`,
      "90 of 100 assessed",
    ],
  ],
] as const)("is one figure, what it is, and of how many: %s", (state, expected) => {
  expect(lines(state)).toEqual(expected);
});

it("marks that something was not assessed, where something was not", () => {
  const isHatched = (state: keyof typeof states.states) =>
    draw(states, state).container.querySelector(".map-page-hatch") !== null;
  expect([isHatched("quantity"), isHatched("all assessed")]).toEqual([true, false]);
});
