import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./VariantConditions.states.tsx";

it("is not there where all elements follow one line", () => {
  expect(draw(states, "all follow one").container.innerHTML).toBe("");
});

it("lists who follows which line, in the order they are tried", () => {
  draw(states, "some");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Timber: Construction is Timber",
    "Tall: Height is 12 m or more",
  ]);
});
