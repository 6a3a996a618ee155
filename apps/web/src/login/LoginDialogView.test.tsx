import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LoginDialogView.states.tsx";

const leave = { name: "Leave it and go on as a visitor" };

it("is not there until it is asked for", () => {
  draw(states, "closed");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("holds the form, and closes", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "open", { onClose });
  expect(screen.getByRole("dialog", { name: "Welcome to Stopbank" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeTruthy();
  expect(screen.queryByRole("button", leave)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("says why it is asked for", () => {
  draw(states, "asked for");
  expect(screen.getByText("Log in to see what is kept for this area.")).toBeTruthy();
});

it("ACC-11: says what is kept of a session that ended, and lets go of it", async () => {
  const onLeave = vi.fn();
  const { user } = draw(states, "session ended", { onLeave });
  expect(screen.getByText(/^What you have set up is kept/)).toBeTruthy();
  await user.click(screen.getByRole("button", leave));
  expect(onLeave).toHaveBeenCalledOnce();
});
