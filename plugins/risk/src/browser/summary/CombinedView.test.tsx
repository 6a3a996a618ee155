import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./CombinedView.states.tsx";

const charts = () => screen.queryAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);

it.each([
  ["partly assessed", ["Damage State", "Exposed of assessed"]],
  ["all assessed", ["Damage State", "Percent Exposed"]],
] as const)("gives a share only where all of them were assessed for every element: %s", (state, titles) => {
  const { container } = draw(states, state);
  expect(charts()).toEqual(titles);
  expect(container.querySelector(".sb-figure")?.textContent).toBe("45");
  expect(screen.getByText("What they cost together.")).toBeTruthy();
});

it.each([
  ["not exposed", "There is no known exposure for this element from this hazard scenario.", "90"],
  [
    "not exposed in an area",
    "There is no known exposure for this element from this hazard scenario in the selected areas.",
    "90",
  ],
  ["no outage", "There is no known outage for this element from this hazard scenario.", "90"],
  ["nothing assessed", "None of the buildings was assessed.", "0"],
] as const)("says why there is nothing to draw, and of how many: %s", (state, why, assessed) => {
  const { container } = draw(states, state);
  expect(container.querySelector(".risk-none")?.textContent).toBe(why);
  expect(container.querySelector(".map-page-assessed")?.textContent).toBe(`${assessed} of 100 assessed`);
  expect(charts()).toEqual([]);
  expect(screen.queryByText("What they cost together.")).toBeNull();
});

it("is nothing but its head while it is closed", () => {
  draw(states, "closed");
  expect(charts()).toEqual([]);
  expect(screen.getByRole("button").textContent).toBe("Risk from selected sources45, 50%");
});

it("MAP-23 says where what they cost together leaves scenarios of the same hazard out", () => {
  const { unmount } = draw(states, "partly assessed");
  const words = /^Two scenarios of one hazard cannot happen in one event/;
  expect(screen.queryByText(words)).toBeNull();
  unmount();
  draw(states, "one scenario of each hazard counted");
  expect(screen.getByText(words)).toBeTruthy();
});
