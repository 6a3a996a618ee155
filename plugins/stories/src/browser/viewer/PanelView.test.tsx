import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PanelView.states.tsx";

it("STO-02 stands under its name", () => {
  draw(states, "some");
  expect(screen.getByRole("heading", { name: "RISK STORIES" })).toBeTruthy();
  expect(screen.getByText("Two stories")).toBeTruthy();
});
