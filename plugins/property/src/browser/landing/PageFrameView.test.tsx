import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PageFrameView.states.tsx";

it.each([
  ["landing", true],
  ["begun", false],
] as const)(
  "PRO-01, PRO-02 has its banner, and the page out of reach while one begins: %s",
  (state, isInert) => {
    const { container } = draw(states, state);
    expect(screen.getByText("Property Explorer is in Beta")).toBeTruthy();
    expect(container.querySelector(".property-page-behind")?.hasAttribute("inert")).toBe(isInert);
  },
);
