import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./GroupView.states.tsx";

it("PRO-06 is open at first, and folds", async () => {
  const { user } = draw(states, "open");
  expect(screen.getByRole("listitem").textContent).toBe("Tsunami");
  await user.click(screen.getByRole("button", { name: "Coast", expanded: true }));
  expect(screen.queryByRole("listitem")).toBeNull();
});
