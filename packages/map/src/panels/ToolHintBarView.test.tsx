import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ToolHintBarView.states.tsx";

it.each([
  ["begun", "Press where the area begins.", ["Done"], false],
  ["under way", "Press the first corner to close the area.", ["Start over", "Done"], false],
  ["problem", "The sides cross.", ["Start over", "Done"], true],
  ["ends in words of its own", "Press regions.", ["Close"], false],
] as const)("says what the tool waits for, and what can be done: %s", (state, text, buttons, isProblem) => {
  draw(states, state);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe(text);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
  expect(status.parentElement?.classList.contains("sb-draft-problem")).toBe(isProblem);
});

it("starts over, and ends", async () => {
  const [onStartOver, onEnd] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "under way", { onStartOver, onEnd });
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect([onStartOver.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect([onStartOver.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1]);
});
