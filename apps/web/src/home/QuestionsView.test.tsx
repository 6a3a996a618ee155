import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./QuestionsView.states.tsx";

const questions = () => screen.queryByRole("region", { name: "Questions people ask first" });

it("HOM-11: folds what people ask first under their questions", () => {
  const { unmount } = draw(states, "many");
  expect(questions()?.querySelectorAll("details")).toHaveLength(2);
  unmount();
  for (const state of ["empty", "loading", "failed"] as const) {
    const drawn = draw(states, state);
    expect([state, questions()]).toEqual([state, null]);
    drawn.unmount();
  }
});

it("tries again where its words do not come", async () => {
  const retry = vi.fn();
  const error = Object.assign(new Error("No answer."), { status: 0 });
  const { user } = draw(states, "failed", { content: { state: "failed", error, retry } });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
