import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SignInView.states.tsx";

it("has what the provider is to be told, the form, and passwords", () => {
  draw(states, "none");
  for (const name of ["Addresses for your provider", "Passwords"])
    expect(screen.getByRole("region", { name })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Issuer" })).toBeTruthy();
  expect(
    screen.getByText("Passwords can be switched off once your own sign-in is saved and on."),
  ).toBeTruthy();
});

it("says what was found once it was tested", () => {
  draw(states, "checked");
  expect(screen.getByRole("status").textContent).toContain("The provider can be used");
});

it("says that it could not be loaded", () => {
  draw(states, "failed");
  expect(screen.getByText("The sign-in could not be loaded", { exact: false })).toBeTruthy();
});
