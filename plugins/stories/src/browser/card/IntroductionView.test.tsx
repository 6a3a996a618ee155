import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./IntroductionView.states.tsx";

it("STO-04 says what the story is about and how long it is, and begins it", async () => {
  const onStart = vi.fn();
  const { user } = draw(states, "with a cover", { onStart });
  expect(screen.getByAltText("The river over its banks")).toBeTruthy();
  expect(screen.getByText("What a flood of once in a hundred years would reach.")).toBeTruthy();
  expect(screen.getByText("3 Chapters, 12 Steps")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Begin" }));
  expect(onStart).toHaveBeenCalledOnce();
});
