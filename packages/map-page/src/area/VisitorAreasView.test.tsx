import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./VisitorAreasView.states.tsx";

it("says why there are none, and what keeps an area meanwhile", () => {
  draw(states, "a visitor");
  expect(screen.getByText(/Log in to keep areas .* the page's address keeps the area/)).toBeTruthy();
});
