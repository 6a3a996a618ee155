import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./NotProjected.states.tsx";

it.each(["usual", "long text"] as const)("says of which hazard, and why: %s", (state) => {
  expect(draw(states, state).container.textContent).toBe(
    `No projected data available for ${states.states[state].title}: none of its parameters grows.`,
  );
});
