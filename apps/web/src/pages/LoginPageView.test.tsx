import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./LoginPageView.states.tsx";

it("has the client's mark, the form and a picture that nobody has to hear of", () => {
  const { container } = draw(states, "empty");
  expect(screen.getByText("Larkhaven District Council")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Log in" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeTruthy();
  expect(container.querySelector(".login-picture svg")?.getAttribute("aria-hidden")).toBe("true");
});
