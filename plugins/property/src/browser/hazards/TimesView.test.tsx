import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TimesView.states.tsx";

it("PRO-10 sets the times side by side, each with its status in words and its value", () => {
  draw(states, "several");
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Present climateNot exposed",
    "2090, middle emissionsExposedDepth 42\u00a0cm",
    "2090, high emissionsExposedExposed",
    "2150Not known",
  ]);
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual(["true", null, null, null]);
});
