import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MethodsOnPaperView.states.tsx";

it("EXP-14 says how figures were worked out, in the client's word", () => {
  draw(states, "some", { term: "Consequence" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Consequence methodology");
  expect(screen.getByRole("heading", { level: 3 })).toBeTruthy();
});
