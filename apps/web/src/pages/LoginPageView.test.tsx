import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LoginPageView.states.tsx";

it("has the client's mark, the form and a picture that nobody has to hear of", () => {
  const { container } = draw(states, "empty");
  expect(screen.getByText("Larkhaven District Council")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Welcome" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeTruthy();
  expect(container.querySelector(".login-picture svg")?.getAttribute("aria-hidden")).toBe("true");
});

it("says whose invitation was followed, what to do with it, and why it comes to nothing", () => {
  draw(states, "invited").unmount();
  draw(states, "invited");
  expect(
    screen.getByRole("heading", { level: 1, name: "Larkhaven District Council invites you" }),
  ).toBeTruthy();
  expect(screen.getByText("Sign up with the address that the invitation was sent to.")).toBeTruthy();
});

it("asks who has an account to log in, and says where an invitation is over", () => {
  draw(states, "invited with an account").unmount();
  draw(states, "invitation over");
  expect(screen.getByText(/more than 24 hours old/)).toBeTruthy();
});

it("shows no form before it is known which", () => {
  draw(states, "loading");
  expect(screen.queryByRole("textbox")).toBeNull();
});
