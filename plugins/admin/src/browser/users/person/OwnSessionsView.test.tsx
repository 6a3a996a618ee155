import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./OwnSessionsView.states.tsx";

it("leads to the reader's own page, where theirs can be ended", () => {
  draw(states, "shown");
  expect(screen.getByRole("link", { name: "Your account" }).getAttribute("href")).toBe("/account");
});
