import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TogetherPartView.states.tsx";

it.each([
  ["all assessed", 2, false],
  ["partly assessed", 1, true],
  ["not exposed", 0, false],
] as const)(
  "EXP-08 gives no percentage where some scenario was not assessed: %s",
  (state, pictures, says) => {
    draw(states, state);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Risk from selected sources");
    expect(screen.queryAllByRole("img")).toHaveLength(pictures);
    expect(screen.queryByText(/No percentage is given/) !== null).toBe(says);
  },
);

it("says that two scenarios of one hazard are not added up", () => {
  draw(states, "one scenario of each hazard counted");
  expect(screen.getByText(/^Two scenarios of one hazard cannot happen in one event/)).toBeTruthy();
});
