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

it("HOM-07, HOM-10: begins with what the organisation has written of them", () => {
  draw(states, "with words above");
  const words = screen.getByText("Ring the duty planner first.");
  const person = screen.getByText("Aroha Ngata");
  expect(words.compareDocumentPosition(person)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("says that they could not be loaded", () => {
  draw(states, "failed");
  expect(screen.getByText(/The contacts could not be loaded/)).toBeTruthy();
});
