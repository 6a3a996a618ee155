import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./NotFoundView.states.tsx";

it("leads home, and to somebody to tell", () => {
  draw(states, "lost");
  expect(screen.getByRole("heading", { name: "There is no page at this address" })).toBeTruthy();
  expect(screen.getByText("Go to Home").closest("a")?.getAttribute("href")).toBe("/home");
  expect(screen.getByRole("button", { name: "Submit Feedback" })).toBeTruthy();
});
