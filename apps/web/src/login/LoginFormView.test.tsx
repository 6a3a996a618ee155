import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LoginFormView.states.tsx";

const email = () => screen.getByRole("textbox", { name: "E-mail" });
const password = () => screen.getByLabelText("Password", { selector: "input" });
const button = () => screen.getByRole("button", { name: "Log in" });

it("begins where there is something to type", () => {
  draw(states, "empty").unmount();
  draw(states, "empty");
  expect(document.activeElement).toBe(email());
});

it("begins at the password of whoever comes back", () => {
  draw(states, "filled");
  expect(document.activeElement).toBe(password());
});

it("tells what is typed, and submits by Enter and by its button", async () => {
  const [onEmail, onPassword, onSubmit] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "filled", { onEmail, onPassword, onSubmit });
  await user.type(email(), "x");
  await user.type(password(), "y{Enter}");
  await user.click(button());
  expect([onEmail.mock.lastCall?.[0], onPassword.mock.lastCall?.[0]]).toEqual([
    "kiri@larkhaven.examplex",
    "correct horsey",
  ]);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it.each([
  ["nothing entered", ["Invalid email", "Enter your password"]],
  ["refused", ["The e-mail and password do not belong together."]],
  ["a demonstration", ["/dev/mail"]],
] as const)("says how it stands: %s", (state, words) => {
  draw(states, state);
  for (const sentence of words) expect(screen.getByText(sentence)).toBeTruthy();
});

it("takes no second attempt while one is under way", async () => {
  const onSubmit = vi.fn();
  const { user, container } = draw(states, "working", { onSubmit });
  const submit = container.querySelector("button[type=submit]");
  expect(submit?.hasAttribute("disabled")).toBe(true);
  if (submit !== null) await user.click(submit);
  expect(onSubmit).not.toHaveBeenCalled();
});

it("offers an organisation's own sign-in in place of the password, and the password again", async () => {
  const [onSubmit, onPassword] = [vi.fn(), vi.fn()];
  const offers = { ...states.states["an organisation's own"].offers, onPassword } as never;
  const { user } = draw(states, "an organisation's own", { onSubmit, offers });
  expect(screen.queryByLabelText("Password", { selector: "input" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Log in with Larkhaven District Council" }));
  expect(onSubmit).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Use a password instead" }));
  expect(onPassword).toHaveBeenCalledOnce();
});

it("asks whose sign-in it is when the address is left", async () => {
  const ask = vi.fn(async () => false);
  const offers = { ...states.states["at an organisation's host"].offers, ask } as never;
  const { user } = draw(states, "empty", { offers });
  await user.type(email(), "kiri@larkhaven.example");
  await user.tab();
  expect(ask).toHaveBeenCalledOnce();
});

it("has a button for the organisation whose host it is, beside the password", async () => {
  const onGo = vi.fn();
  const offers = {
    ...states.states["at an organisation's host"].offers,
    ofHost: { name: "Larkhaven District Council", onGo },
  } as never;
  const { user } = draw(states, "at an organisation's host", { offers });
  expect(password()).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Log in with Larkhaven District Council" }));
  expect(onGo).toHaveBeenCalledOnce();
});
