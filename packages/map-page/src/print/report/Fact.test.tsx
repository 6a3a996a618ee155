import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Fact.states.tsx";

it("is a term and what it is", () => {
  draw(states, "some");
  expect(screen.getByRole("term").textContent).toBe("Licence");
  expect(screen.getByRole("definition").textContent).toBe("CC BY 4.0");
});
