import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LogoutDialogView.states.tsx";

it("is not there until it is asked for", () => {
  draw(states, "closed");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("has to be answered, one way or the other", async () => {
  const [onClose, onLeave] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "asked", { onClose, onLeave });
  expect(screen.getByRole("alertdialog", { name: "Logout" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Signout" }));
  expect([onClose.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
});

it("takes no second answer while it works", () => {
  draw(states, "working");
  expect(document.querySelector(".bp6-intent-primary.bp6-loading")?.hasAttribute("disabled")).toBe(true);
});

it("E-08: says that what is typed and not saved is dropped", () => {
  draw(states, "with a draft");
  expect(screen.getByRole("alertdialog").textContent).toContain("not saved is dropped");
});
