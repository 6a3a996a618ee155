import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LinkCode.states.tsx";

it.each([
  ["short", 1],
  ["long", 1],
  ["too long for a code", 0],
] as const)("EXP-14 is a code for a telephone, and nothing where none would be read: %s", (state, codes) => {
  draw(states, state);
  expect(screen.queryAllByRole("img", { name: "A QR code of the link beside it." })).toHaveLength(codes);
});
