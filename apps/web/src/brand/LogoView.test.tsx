import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LogoView.states.tsx";

it.each([
  ["ours, with the name", true],
  ["ours, alone", false],
] as const)("is ours where the client has none, with its name where there is room: %s", (state, isNamed) => {
  const { container } = draw(states, state);
  expect(container.querySelector("svg.logo")).not.toBeNull();
  expect(screen.queryByText("Larkhaven District Council") !== null).toBe(isNamed);
});

it("is the client's where it has one, which has its name in it", () => {
  const { container } = draw(states, "own");
  expect(container.querySelector("img.logo")?.getAttribute("src")).toMatch(/^data:image\/svg/);
  expect(screen.queryByText("Larkhaven District Council")).toBeNull();
});
