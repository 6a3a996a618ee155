import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PasswordsView.states.tsx";

const off = () => screen.getByRole<HTMLButtonElement>("button", { name: "Switch passwords off" });

it("asks, and says who can still log in, before passwords are switched off", async () => {
  const [onAsk, onSwitch] = [vi.fn(), vi.fn()];
  const first = draw(states, "taken", { onAsk });
  await first.user.click(off());
  expect(onAsk).toHaveBeenCalledOnce();
  first.unmount();
  const { user } = draw(states, "asking", { onSwitch });
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText("kiri@larkhaven.example")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Switch passwords off" }));
  expect(onSwitch).toHaveBeenCalledWith(false);
});

it.each(["nobody kept", "not yet to be switched off", "no administrator with a password"] as const)(
  "switches nothing off while somebody would be shut out for good: %s",
  (state) => {
    draw(states, state);
    expect(off().disabled).toBe(true);
  },
);

it("lets passwords in again at once, and chooses whose go on", async () => {
  const [onSwitch, onKeep] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "switched off", { onSwitch, onKeep });
  await user.click(screen.getByRole("checkbox", { name: "tama@larkhaven.example" }));
  expect(onKeep).toHaveBeenCalledWith("2", true);
  await user.click(screen.getByRole("button", { name: "Let passwords in again" }));
  expect(onSwitch).toHaveBeenCalledWith(true);
});
