import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./DefinitionsView.states.tsx";

it("EXP-09 defines seven states, and tells what was not assessed by a hatch", () => {
  const { container } = draw(states, "usual");
  expect(screen.getAllByRole("term")).toHaveLength(7);
  expect(container.querySelectorAll(".paper-hatch")).toHaveLength(1);
  expect(screen.getByText(/It is neither exposed nor safe\.$/)).toBeTruthy();
});
