import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Failed.states.tsx";
import { Failed } from "./Failed.tsx";
import { LogInOffer } from "./logInOffer.ts";

const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

it.each([
  ["logged out", ["Log in"]],
  ["may pass", ["Retry"]],
  ["server's fault", ["Retry"]],
  ["refused", []],
  ["unknown", []],
] as const)(
  "ACC-11: offers the log-in where the session has ended, and another try where that may help: %s",
  (state, offered) => {
    draw(states, state);
    expect(buttons()).toEqual(offered);
  },
);

it("offers no log-in where there is none", () => {
  render(<Failed {...states.states["logged out"]} />);
  expect(buttons()).toEqual([]);
});

it("opens the log-in", async () => {
  const logIn = vi.fn();
  const { user } = draw(
    { ...states, around: (view) => <LogInOffer value={logIn}>{view}</LogInOffer> },
    "logged out",
  );
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect(logIn).toHaveBeenCalledOnce();
});

it("D-10: says at once what failed and why, and tries again", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "may pass", { retry });
  expect(screen.getByRole("alert").textContent).toMatch(
    /Layers could not be loaded.*The server is out of reach\./,
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});

it("has a reference where the server is at fault and nowhere else", () => {
  draw(states, "refused");
  expect(screen.queryByText(/Reference/)).toBeNull();
  draw(states, "server's fault");
  expect(screen.getByText("Reference req-7f3a")).toBeTruthy();
  draw(states, "unknown");
  expect(screen.getByText("Something went wrong.")).toBeTruthy();
});
