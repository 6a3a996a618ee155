import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./StepForm.states.tsx";

it("ACC-06: is submitted by Enter in its field and by its button, and is named by its title", async () => {
  const onSubmit = vi.fn();
  const { user } = draw(states, "one field", { onSubmit });
  expect(screen.getByRole("form", { name: "Send code to email" })).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "E-mail" }), "{Enter}");
  await user.click(screen.getByRole("button", { name: "Send code" }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it("takes nothing while it works", async () => {
  const onSubmit = vi.fn();
  const { user } = draw(states, "working", { onSubmit });
  await user.type(screen.getByRole("textbox", { name: "E-mail" }), "{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("D-16: tells password managers whose password it is", () => {
  const { container } = draw(states, "new password");
  const address = container.querySelector<HTMLInputElement>("input[autocomplete=username]");
  expect([address?.value, address?.tabIndex]).toEqual(["kiri@larkhaven.example", -1]);
  expect(container.querySelectorAll("input[autocomplete=new-password]")).toHaveLength(2);
});

it("ACC-10, ACC-25, ACC-26: lists all that a password lacks, tied to its field", () => {
  draw(states, "all that a password lacks");
  const field = screen.getByLabelText("New password", { selector: "input" });
  const described = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect([...(described?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Password must contain a lower case letter",
    "Password must contain an upper case letter",
    "Password must contain a number",
    "Password must contain a special character or a space",
    "Password must contain at least 8 characters",
  ]);
  expect(screen.getByText("Passwords do not match")).toBeTruthy();
});

it("ACC-29: says what is wrong with a code", () => {
  draw(states, "a wrong code");
  expect(screen.getByText("Code must be only numbers")).toBeTruthy();
  expect(screen.getByText("Code must be 6 digits long")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Code" }).getAttribute("inputmode")).toBe("numeric");
});
