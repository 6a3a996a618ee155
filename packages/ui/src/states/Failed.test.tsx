import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Failed.states.tsx";
import { Failed } from "./Failed.tsx";
import { isCodeMissing } from "./failure.ts";
import { LogInOffer } from "./logInOffer.ts";

const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

it.each([
  ["logged out", ["Log in"]],
  ["may pass", ["Retry"]],
  ["server's fault", ["Retry"]],
  ["code missing", ["Reload the page"]],
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

it("D-10: says in no browser's words that code did not come, and reloads the page once the server answers", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const ask = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { user } = draw(states, "code missing");
  const said = () => screen.getByRole("alert").textContent;
  expect(said()).toMatch(/Some code of this page did not come\. Reload the page to have it\./);
  const button = screen.getByRole("button", { name: "Reload the page" });
  await user.click(button);
  expect(said()).toMatch(/The server is out of reach/);
  ask.mockResolvedValueOnce(new Response("Bad gateway", { status: 502 }));
  await user.click(button);
  expect(reload).not.toHaveBeenCalled();
  ask.mockResolvedValueOnce(new Response());
  await user.click(button);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ["Failed to fetch dynamically imported module: https://a.example/x.js", true],
  ["error loading dynamically imported module: https://a.example/x.js", true],
  ["Importing a module script failed.", true],
  ["Unable to preload CSS for /assets/StoriesTab-a1b2.css", true],
  ["The import of the module could not be begun.", false],
  ["Failed to fetch", false],
])("knows code that did not come by what browsers say: %s", (message, isMissing) => {
  expect(isCodeMissing(new Error(message))).toBe(isMissing);
});

it("has a reference where the server is at fault and nowhere else", () => {
  draw(states, "refused");
  expect(screen.queryByText(/Reference/)).toBeNull();
  draw(states, "server's fault");
  expect(screen.getByText("Reference req-7f3a")).toBeTruthy();
  draw(states, "unknown");
  expect(screen.getByText("Something went wrong.")).toBeTruthy();
});
