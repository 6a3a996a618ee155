import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./EnrolmentView.states.tsx";

it("A-24: says who asks for a second step, and takes the app's code", async () => {
  const [onType, onSubmit] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "app", { onType, onSubmit });
  expect(screen.getByText(/^Larkhaven District Council asks for a second step/)).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Code from the app" }), "1{Enter}");
  expect([onType.mock.calls[0]?.[0], onSubmit.mock.calls.length]).toEqual(["1", 1]);
});

it("offers a passkey in place of the app, where the browser knows them", async () => {
  const onKind = vi.fn();
  const { user, unmount } = draw(states, "app", { onKind });
  await user.click(screen.getByRole("button", { name: "Use a passkey instead" }));
  expect(onKind).toHaveBeenCalledWith("passkey");
  unmount();
  draw(states, "withoutPasskeys");
  expect(screen.queryByRole("button", { name: "Use a passkey instead" })).toBeNull();
});

it("asks for the passkey's name", () => {
  draw(states, "passkey");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the passkey" }).value).toBe(
    "Work laptop",
  );
  expect(screen.getByRole("button", { name: "Make the passkey and log in" })).toBeTruthy();
});
