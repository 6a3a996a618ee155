import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FeedbackField.states.tsx";

it("is called what its label says, and says nothing while nothing is wrong", () => {
  draw(states, "fine");
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect([input.getAttribute("aria-invalid"), input.getAttribute("aria-describedby")]).toEqual([
    "false",
    null,
  ]);
});

it("says that it may be left out", () => {
  draw(states, "optional");
  expect(screen.getByRole("textbox", { name: "E-mail (optional)" })).toBeTruthy();
});

it("ACC-46: ties what is wrong to the input", () => {
  draw(states, "wrong");
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Invalid email",
  );
});
