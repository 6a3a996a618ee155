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

it("leads to whom to ask for it", async () => {
  const onContact = vi.fn();
  const { user } = draw(states, "with points", { onContact });
  await user.click(screen.getByRole("button", { name: "Get in touch" }));
  expect(onContact).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Contacts" }).getAttribute("href")).toBe("/home/contacts");
});
