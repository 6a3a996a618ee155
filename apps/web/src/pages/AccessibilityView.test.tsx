import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AccessibilityView.states.tsx";

it("says what is held to, what falls short, and takes what people find", async () => {
  const onFeedback = vi.fn();
  const { user } = draw(states, "usual", { onFeedback });
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Accessibility", "What works", "What falls short", "How we know", "Tell us"]);
  expect(screen.getByText(/WCAG\) 2\.2 at level AA/)).toBeTruthy();
  expect(screen.getByText(/Larkhaven District Council will answer/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "contacts" }).getAttribute("href")).toBe("/home/contacts");
  await user.click(screen.getByRole("button", { name: "Submit feedback" }));
  expect(onFeedback).toHaveBeenCalledOnce();
});
