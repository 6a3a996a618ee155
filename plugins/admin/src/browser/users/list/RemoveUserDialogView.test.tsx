import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RemoveUserDialogView.states.tsx";

const dialog = () => screen.getByRole("alertdialog", { name: "Remove User?" });

it("is not there until it is asked for", () => {
  draw(states, "closed");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it.each([
  [
    "asked",
    "Do you want to delete tama@larkhaven.example? They lose access to Larkhaven District Council at once.",
  ],
  [
    "nobody in particular",
    "Do you want to delete this user? They lose access to Larkhaven District Council at once.",
  ],
] as const)("ACC-56: names the person, and says what they lose: %s", (state, words) => {
  draw(states, state);
  expect(dialog().querySelector("p")?.textContent).toBe(words);
});

it("ACC-56: is answered by Cancel or Delete", async () => {
  const [onCancel, onRemove] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "asked", { onCancel, onRemove });
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect([onCancel.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect([onCancel.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});

it("ACC-56: takes no second answer while it works", () => {
  draw(states, "removing");
  expect(dialog().querySelector(".bp6-intent-danger")?.hasAttribute("disabled")).toBe(true);
});
