import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SharedLayersView.states.tsx";

it("AMB-40: says which layers steps have that name none, captures others and removes them", async () => {
  const [onCapture, onRemove] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "some", { onCapture, onRemove });
  expect(
    screen.getByText("Buildings, Roads, bridges (no longer in the data), Flood, once in 100 years"),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Capture layers" }));
  await user.click(screen.getByRole("button", { name: "Remove layers" }));
  expect([onCapture.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ["none", "None", 1],
  ["nothing said", "Nothing is said", 0],
] as const)("tells an empty list from none: %s", (state, words, removes) => {
  draw(states, state);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: "Remove layers" })).toHaveLength(removes);
});
