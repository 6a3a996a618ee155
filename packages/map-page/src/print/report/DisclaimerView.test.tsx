import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./DisclaimerView.states.tsx";

it.each([
  /derived from data of various organisations/,
  /without any\s+warranty/,
  /not to be used to settle legal disputes/,
])("EXP-10 disclaims: %s", (words) => {
  expect(draw(states, "usual").container.textContent).toMatch(words);
});
