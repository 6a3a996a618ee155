import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NoClientView.states.tsx";

it.each([
  ["visitor", "Log in to begin", "Log in"],
  ["of no organisation", "You do not belong to an organisation yet", "Logout"],
] as const)("has one way on: %s", async (state, heading, button) => {
  const [onLogIn, onLogOut] = [vi.fn(), vi.fn()];
  const { user } = draw(states, state, { onLogIn, onLogOut });
  expect(screen.getByRole("heading").textContent).toBe(heading);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: button }));
  expect([onLogIn.mock.calls.length, onLogOut.mock.calls.length]).toEqual(
    state === "visitor" ? [1, 0] : [0, 1],
  );
});

it("says whom to ask to be invited, and as whom", () => {
  draw(states, "of no organisation");
  expect(screen.getByText("Ask an administrator of yours to invite kiri@larkhaven.example.")).toBeTruthy();
});
