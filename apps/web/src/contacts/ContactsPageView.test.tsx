import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ContactsPageView.states.tsx";

it("HOM-07: says whom to turn to, and where to say what is wrong", async () => {
  const onFeedback = vi.fn();
  const { user } = draw(states, "many", { onFeedback });
  expect(screen.getByRole("heading", { level: 1, name: "Contacts" })).toBeTruthy();
  expect(screen.getByText("Aroha Ngata")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Submit feedback" }));
  expect(onFeedback).toHaveBeenCalledOnce();
});

it("HOM-03: leads to the feedback where nobody is named", async () => {
  const onFeedback = vi.fn();
  const { user } = draw(states, "empty", { onFeedback });
  expect(screen.getByText(/Larkhaven District Council has named nobody to turn to yet/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Submit feedback" }));
  expect(onFeedback).toHaveBeenCalledOnce();
});

it("says that they could not be loaded", () => {
  draw(states, "failed");
  expect(screen.getByText(/The contacts could not be loaded/)).toBeTruthy();
});
