import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PasswordField.states.tsx";

it("D-16: hides what is typed until its owner wants to see it", async () => {
  const { user } = draw(states, "filled");
  const input = () => screen.getByLabelText("Password", { selector: "input" }).getAttribute("type");
  const kinds = [input()];
  await user.click(screen.getByRole("button", { name: "Show password", pressed: false }));
  kinds.push(input());
  await user.click(screen.getByRole("button", { name: "Show password", pressed: true }));
  expect([...kinds, input()]).toEqual(["password", "text", "password"]);
});

it("says what is wrong with it", () => {
  draw(states, "wrong");
  expect(screen.getByLabelText("Password", { selector: "input" }).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/do not belong together/)).toBeTruthy();
});
