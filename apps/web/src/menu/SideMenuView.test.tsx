import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SideMenuView.states.tsx";

const named = (role: "link" | "button") => screen.getAllByRole(role).map(({ textContent }) => textContent);

it.each([
  ["open", ["Home", "Access", "Administration", "Your account"], "Logout"],
  ["closed", ["Home", "Access", "Administration", "Your account"], "Logout"],
  ["visitor", ["Home", "Access"], "Login"],
  [
    "long text",
    ["Home", "Access", "Administration of accounts, texts and data of the district", "Your account"],
    "Logout",
  ],
] as const)("leads to what there is for the reader, and in or out: %s", (state, links, last) => {
  draw(states, state);
  expect(named("link").slice(1)).toEqual(links);
  expect(named("button").at(-1)).toBe(last);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Home");
});

it.each([
  ["open", "Close menu", "true"],
  ["closed", "Open menu", "false"],
] as const)("opens and closes: %s", async (state, name, isExpanded) => {
  const onToggle = vi.fn();
  const { user } = draw(states, state, { onToggle });
  const toggle = screen.getByRole("button", { name });
  expect(toggle.getAttribute("aria-expanded")).toBe(isExpanded);
  await user.click(toggle);
  expect(onToggle).toHaveBeenCalledOnce();
});

it("ACC-48: asks what there is to say, of whoever reads it", async () => {
  const onFeedback = vi.fn();
  for (const state of ["open", "visitor"] as const) {
    const { user, unmount } = draw(states, state, { onFeedback });
    await user.click(screen.getByRole("button", { name: "Feedback" }));
    unmount();
  }
  expect(onFeedback).toHaveBeenCalledTimes(2);
});

it("TUT-01: opens a dialog by an entry that leads nowhere", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "with what opens a dialog", { onOpen });
  await user.click(screen.getByRole("button", { name: "Tutorial" }));
  expect(onOpen.mock.calls).toEqual([["risk.tutorial"]]);
});

it("asks to be let in and out", async () => {
  const [onLogIn, onLogOut] = [vi.fn(), vi.fn()];
  const { user, unmount } = draw(states, "visitor", { onLogIn, onLogOut });
  await user.click(screen.getByRole("button", { name: "Login" }));
  unmount();
  draw(states, "open", { onLogIn, onLogOut });
  await user.click(screen.getByRole("button", { name: "Logout" }));
  expect([onLogIn.mock.calls.length, onLogOut.mock.calls.length]).toEqual([1, 1]);
});

it("AMB-28: shows the client's version, and hovered the installation's", async () => {
  const { user } = draw(states, "open");
  await user.hover(screen.getByText("0.0.1239"));
  expect((await screen.findByRole("tooltip")).textContent).toBe("Stopbank 0.1.0 (0420e365f1d2)");
});
