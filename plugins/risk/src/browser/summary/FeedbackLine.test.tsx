import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FeedbackLine.states.tsx";

it("MAP-21: opens the feedback", async () => {
  const onFeedback = vi.fn();
  const { user } = draw(states, "plain", { onFeedback });
  await user.click(screen.getByRole("button", { name: "Submit Feedback" }));
  expect(onFeedback).toHaveBeenCalledOnce();
});
