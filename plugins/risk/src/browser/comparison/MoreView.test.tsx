import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MoreView.states.tsx";

it.each([
  ["closed", false],
  ["open", true],
] as const)("draws what is in it while it is open, and opens and closes: %s", async (state, isOpen) => {
  const { user } = draw(states, state);
  const button = screen.getByRole("button", { name: "By suburbs", expanded: isOpen });
  expect(screen.queryByText("Ōtara: 10 more") !== null).toBe(isOpen);
  await user.click(button);
  expect(screen.queryByText("Ōtara: 10 more") !== null).toBe(!isOpen);
});
