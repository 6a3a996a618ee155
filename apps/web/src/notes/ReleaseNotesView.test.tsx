import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ReleaseNotesView.states.tsx";

const head = () => screen.getByRole("heading", { level: 3 }).textContent;
const toggle = () => screen.getByRole("button", { name: "Previous Versions" });

it.each([
  ["latest", "0.0.929: Damage in dollars", "The summary shows expected damage each year."],
  ["a previous one", "0.0.871: Areas of any shape", "Draw an area with as many corners as it needs."],
] as const)("ACC-43: shows one version with its notes, the latest at first: %s", (state, title, words) => {
  const { container } = draw(states, state);
  expect([head(), within(screen.getByRole("article")).getByRole("listitem").textContent]).toEqual([
    title,
    words,
  ]);
  expect(container.querySelector("time")?.dateTime).toBe("2026-10-19");
});

it("ACC-43: keeps those before it under a switch", async () => {
  const onTogglePrevious = vi.fn();
  const { user, unmount } = draw(states, "latest", { onTogglePrevious });
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("button", { name: /Areas of any shape/ })).toBeNull();
  await user.click(toggle());
  expect(onTogglePrevious).toHaveBeenCalledOnce();
  unmount();
  draw(states, "previous versions");
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("button", { name: "0.0.871: Areas of any shape" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "0.0.802" })).toBeTruthy();
});

it("ACC-43: lets a version be chosen by its title, goes to its text, and back to the latest", async () => {
  const onChoose = vi.fn();
  const { user, unmount } = draw(states, "previous versions", { onChoose });
  await user.click(screen.getByRole("button", { name: "0.0.871: Areas of any shape" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("0.0.871");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 3 }));
  expect(screen.queryByRole("button", { name: "Back to the latest" })).toBeNull();
  unmount();
  const previous = draw(states, "a previous one", { onChoose });
  expect(screen.getByRole("button", { current: true }).textContent).toBe("0.0.871: Areas of any shape");
  await previous.user.click(screen.getByRole("button", { name: "Back to the latest" }));
  expect(onChoose).toHaveBeenLastCalledWith("0.0.929");
});

it("says that there are none, and offers no others where there is one", () => {
  const { container, unmount } = draw(states, "none");
  expect(container.textContent).toBe("There are no release notes yet.");
  unmount();
  draw(states, "one");
  expect(screen.queryByRole("button")).toBeNull();
});
