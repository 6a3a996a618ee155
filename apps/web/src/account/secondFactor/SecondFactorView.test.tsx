import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SecondFactorView.states.tsx";

it("A-24: asks for the code of the app, and goes on by Enter", async () => {
  const [onType, onSubmit] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "app", { onType, onSubmit });
  const field = screen.getByRole("textbox", { name: "Code from your app" });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
  await user.type(field, "1{Enter}");
  expect([onType.mock.calls[0]?.[0], onSubmit.mock.calls.length]).toEqual(["1", 1]);
});

it("ties what was refused to the field", () => {
  draw(states, "refused");
  const field = screen.getByRole("textbox");
  const described = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toContain("used before");
});

it("offers what else there is: the passkey, a recovery code, another account", async () => {
  const [onWay, onOver] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "app", { onWay, onOver });
  await user.click(screen.getByRole("button", { name: "Use your passkey" }));
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  await user.click(screen.getByRole("button", { name: "Log in with another account" }));
  expect([onWay.mock.calls.flat(), onOver.mock.calls.length]).toEqual([["passkey", "recovery"], 1]);
});

it("says in words what came of a passkey", () => {
  draw(states, "passkeyRefused");
  expect(screen.getByRole("alert").textContent).toBe("No passkey was used.");
  expect(screen.getByRole("button", { name: "Use your passkey" })).toBeTruthy();
});

it("A-23: leads to where a passkey works, with the recovery code in its place", () => {
  draw(states, "passkeyElsewhere");
  expect(screen.getByRole("textbox", { name: "Recovery code" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "localhost:8080" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Use your passkey" })).toBeNull();
});
