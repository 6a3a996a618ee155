import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./HomeFoot.states.tsx";

it("leads to the accessibility statement", () => {
  draw(states, "as it is");
  expect(screen.getByRole("link", { name: "Accessibility" }).getAttribute("href")).toBe("/accessibility");
});
