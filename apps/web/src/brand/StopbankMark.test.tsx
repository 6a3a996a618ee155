import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./StopbankMark.states.tsx";

it.each([
  ["usual", "32"],
  ["large", "48"],
] as const)("is as large as it is asked to be, and no picture to be read out: %s", (state, size) => {
  const mark = draw(states, state).container.querySelector("svg");
  expect([mark?.getAttribute("width"), mark?.getAttribute("aria-hidden")]).toEqual([size, "true"]);
});
