import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MapNoticesView.states.tsx";

it.each([
  ["quiet", /^$/],
  ["coming", /^The map is coming\.$/],
  ["a part missing", /^Some of the map did not arrive\. What is shown is right\.Retry$/],
  ["the background missing", /^The background map does not answer\. Your data on it is right\.Retry$/],
  ["the picture lost", /^The graphics card let go of the map\. It comes back by itself in a moment\.$/],
] as const)("says what is missing to everyone, in a place that is always there: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByRole("status").textContent).toMatch(words);
});

it("tries again", async () => {
  const onRetry = vi.fn();
  const { user } = draw(states, "a part missing", { onRetry });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
