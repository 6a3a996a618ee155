import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./GuideIcon.states.tsx";

it.each([
  ["usual", "16"],
  ["large", "24"],
] as const)("is of the size it is asked for, and says nothing: %s", (state, size) => {
  const { container } = draw(states, state);
  const icon = container.querySelector("svg");
  expect([icon?.getAttribute("width"), icon?.getAttribute("aria-hidden")]).toEqual([size, "true"]);
});
