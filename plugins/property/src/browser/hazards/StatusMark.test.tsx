import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./StatusMark.states.tsx";

it.each([
  ["exposed", "Exposed", "property-dot-exposed"],
  ["not known", "Not known", "property-dot-unknown"],
  ["not exposed", "Not exposed", "property-dot-not-exposed"],
  ["alone", "", "property-dot-exposed"],
] as const)("PRO-06 has a dot of its own form beside its words: %s", (state, words, form) => {
  const { container } = draw(states, state);
  expect(container.textContent).toBe(words);
  expect(container.querySelector("i")?.className).toBe(`property-dot ${form}`);
});
