import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ProofDialogView.states.tsx";

it("A-28: asks for the password, or for a passkey", async () => {
  const [onSubmit, onPasskey, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "one", { onSubmit, onPasskey, onClose });
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await user.click(screen.getByRole("button", { name: "Use a passkey" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect([onSubmit, onPasskey, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it("says what is wrong at the field", () => {
  draw(states, "refused");
  const field = screen.getByLabelText("Password");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "This is not your present password.",
  );
});

it("asks who has neither to log in again", () => {
  draw(states, "neither");
  expect(screen.getByText(/^Log out and in again/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
});
