import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SceneCode.states.tsx";

it.each([
  ["short", 1],
  ["long", 1],
  ["too long for a code", 0],
] as const)(
  "EXP-14 links to the scene, with a code for a telephone where one can be read: %s",
  (state, codes) => {
    draw(states, state);
    expect(screen.getByRole("link").getAttribute("href")).toBe(states.states[state].url);
    expect(screen.queryAllByRole("img")).toHaveLength(codes);
  },
);
