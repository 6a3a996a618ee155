import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import states from "./HelpDialogView.states.tsx";

// Fetched with the first text there is: here before any, so that no test waits for it.
beforeAll(() => import("@stopbank/markdown"));

it.each([
  ["loading", "Loading", "status", "Getting information data..."],
  ["failed", "Error", "alert", "Oops, something went wrong..."],
] as const)("MAP-19 says how it stands while there is no text: %s", (state, title, role, words) => {
  draw(states, state);
  expect(screen.getByRole("dialog", { name: title })).toBeTruthy();
  expect(screen.getByRole(role).textContent).toBe(words);
});

it("MAP-19 says the text under its own title", async () => {
  draw(states, "said");
  expect(screen.getByRole("dialog", { name: "Buildings" })).toBeTruthy();
  expect((await screen.findByText("once")).tagName).toBe("STRONG");
});

it("asks again, and closes", async () => {
  const [retry, onClose] = [vi.fn(), vi.fn()];
  const help = { state: "failed" as const, error: new Error(""), retry };
  const { user } = draw(states, "failed", { help, onClose });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("is not there while it is closed", () => {
  draw(states, "closed");
  expect(screen.queryByRole("dialog")).toBeNull();
});
