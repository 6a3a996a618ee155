import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FactorDialogView.states.tsx";

it("takes the first code of an app by Enter", async () => {
  const onSubmit = vi.fn();
  const { user } = draw(states, "app", { onSubmit });
  await user.type(screen.getByRole("textbox", { name: "Code from the app" }), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("names a passkey", async () => {
  const onType = vi.fn();
  const { user } = draw(states, "newPasskey", { onType });
  await user.type(screen.getByRole("textbox", { name: "Name of the passkey" }), "B");
  expect(onType.mock.calls[0]?.[0]).toBe("B");
});

it("asks before it removes, with the focus on what changes nothing", async () => {
  const [onSubmit, onClose] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "removePasskey", { onSubmit, onClose });
  expect(screen.getByRole("alertdialog")).toBeTruthy();
  expect(screen.getByText(/^Work laptop does not log you in any more/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove passkey" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

it("says why one cannot be removed", () => {
  draw(states, "removeRefused");
  expect(screen.getByRole("alert").textContent).toContain("your last one");
});
