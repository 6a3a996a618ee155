import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./CheckView.states.tsx";

it("says what was found", () => {
  draw(states, "good");
  expect(screen.getByRole("status").textContent).toContain("The provider can be used");
  expect(screen.getByText("RS256, ES256")).toBeTruthy();
});

it.each(["not to be used", "nothing"] as const)("says what will not do: %s", (state) => {
  draw(states, state);
  expect(screen.getByText(states.states[state].faults[0] ?? "")).toBeTruthy();
});
