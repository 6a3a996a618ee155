import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MapMarks.states.tsx";

it.each([
  ["north up", "Scale: this long is 400 Metres", "North is up", "0deg"],
  ["turned", "Scale: this long is 400 Metres", "North mark", "-30deg"],
  ["from afar", "Scale: this long is 50 Kilometres", "North is up", "0deg"],
  ["tilted too far for a scale", undefined, "North mark", "90deg"],
] as const)("EXP-06 D-19 has a scale where one holds, and north: %s", (state, scale, north, turned) => {
  draw(states, state);
  const names = screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"));
  expect(names).toEqual(scale === undefined ? [north] : [scale, north]);
  expect(screen.getByRole("img", { name: north }).style.rotate.replace(/^-0/, "0")).toBe(turned);
});

it("EXP-06 draws the bar as long on paper as the ground it stands for", () => {
  draw(states, "north up");
  const bar = screen.getByRole("img", { name: /^Scale/ });
  // 400 m at 5 m a point, and half a line at either end.
  expect(bar.style.inlineSize).toBe("82pt");
  expect(bar.querySelector("path")?.getAttribute("d")).toContain("H80V0");
});
