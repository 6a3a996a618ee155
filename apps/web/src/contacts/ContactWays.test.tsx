import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ContactWays.states.tsx";

it("HOM-07: dials the number without what is written between its digits, and writes to the address", () => {
  const { unmount } = draw(states, "both");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+6435550110",
    "mailto:mere@larkhaven.example",
  ]);
  unmount();
  draw(states, "neither");
  expect(screen.queryAllByRole("link")).toEqual([]);
});
