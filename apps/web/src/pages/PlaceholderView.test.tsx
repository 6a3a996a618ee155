import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PlaceholderView.states.tsx";

it.each([
  ["with points", 2, true],
  ["plain", 0, false],
] as const)("says what it will be: %s", (state, points, isComing) => {
  draw(states, state);
  expect(screen.getByRole("heading", { name: "Adaptation" })).toBeTruthy();
  expect(screen.queryAllByRole("listitem")).toHaveLength(points);
  expect(screen.queryByText("Coming Soon") !== null).toBe(isComing);
});

it("HOM-16, HOM-18: leads to what the organisation has elsewhere, in new tabs, and says whose work it is", () => {
  const { unmount } = draw(states, "with links");
  const outside = () =>
    [...document.querySelectorAll('a[target="_blank"]')].map((link) => [
      link.getAttribute("href"),
      link.textContent,
    ]);
  expect(outside()).toEqual([
    ["https://access.larkhaven.example", "Open the existing access site (opens in a new tab)"],
    ["https://larkhaven.example", "Website (opens in a new tab)"],
    ["https://linkedin.example/larkhaven", "LinkedIn (opens in a new tab)"],
  ]);
  expect(screen.getByText(/Powered by/).textContent).toBe("Powered by Stopbank");
  unmount();
  draw(states, "plain");
  expect(outside()).toEqual([]);
});

it("HOM-19: leads to whom to ask for it", async () => {
  const onContact = vi.fn();
  const { user } = draw(states, "with points", { onContact });
  await user.click(screen.getByRole("button", { name: "Get in touch" }));
  expect(screen.getByText("Contact us to activate")).toBeTruthy();
  expect(onContact).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Contacts" }).getAttribute("href")).toBe("/home/contacts");
});
