import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MediaPanelView.states.tsx";

it("says who may see what is added", () => {
  draw(states, "plain");
  const panel = screen.getByRole("region", { name: "Media" });
  expect(panel.textContent).toMatch(/Whoever may read a text may see them.*The library/s);
});
