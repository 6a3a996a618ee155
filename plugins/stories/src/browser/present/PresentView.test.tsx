import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PresentView.states.tsx";

it("goes on and back, and ends", async () => {
  const [onMove, onLeave, onNotes, onFullScreen] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "usual", { onMove, onLeave, onNotes, onFullScreen });
  for (const name of [
    "Next step",
    "Previous step",
    "Presenter notes",
    "Full screen again",
    "End presentation",
  ])
    await user.click(screen.getByRole("button", { name }));
  expect(onMove.mock.calls).toEqual([[1], [-1]]);
  expect([onNotes, onFullScreen, onLeave].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(screen.getByText("4 / 12")).toBeTruthy();
});

it("does not go before its beginning", () => {
  draw(states, "first");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Previous step" }).disabled).toBe(true);
});

it("is black when the presenter wants to be looked at", () => {
  draw(states, "black");
  expect(screen.getByRole("img", { name: /black/ })).toBeTruthy();
});

it("has the notes where no other window has them", () => {
  draw(states, "with notes");
  expect(screen.getByText("Pause here.")).toBeTruthy();
});
