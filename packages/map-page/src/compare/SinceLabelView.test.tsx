import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SinceLabelView.states.tsx";

it("says what the colours are, and leads back to the classes", async () => {
  const onStop = vi.fn();
  const { user } = draw(states, "shown", { onStop });
  expect(screen.getByText("an earlier version of the data")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stop showing what changed" }));
  expect(onStop).toHaveBeenCalledOnce();
});
