import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./LayerIconView.states.tsx";

it.each([
  ["of one path", 1, "16"],
  ["of several", 2, "16"],
  ["large", 1, "32"],
  ["not there", 0, "16"],
] as const)("is drawn with its paths, or keeps its place: %s", (state, count, sizePx) => {
  const { container } = draw(states, state);
  const icon = container.querySelector("svg");
  const drawn = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(drawn).toEqual(states.states[state].paths ?? []);
  expect(drawn).toHaveLength(count);
  expect(["width", "height", "aria-hidden"].map((name) => icon?.getAttribute(name))).toEqual([
    sizePx,
    sizePx,
    "true",
  ]);
});
