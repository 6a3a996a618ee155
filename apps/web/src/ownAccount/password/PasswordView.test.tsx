import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PasswordView.states.tsx";

const describedAs = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

it("takes the present and a new password, by Enter", async () => {
  const onSubmit = vi.fn();
  const { user } = draw(states, "empty", { onSubmit });
  await user.type(screen.getByLabelText("Confirm password"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("says what the server says of a common one where it says what else it lacks", () => {
  draw(states, "refused");
  expect(describedAs(screen.getByLabelText("New password"))).toContain("guessed first");
});

it("says what is missing once it was tried", () => {
  draw(states, "tried");
  expect(describedAs(screen.getByLabelText("Present password"))).toBe("Enter your present password");
  expect(describedAs(screen.getByLabelText("New password"))).toContain("at least 8 characters");
});

it("has no form for who logs in by their organisation", () => {
  draw(states, "none");
  expect(screen.queryByRole("button")).toBeNull();
});
