import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DraftNoticeView.states.tsx";

it("says whose draft it is, since when, and what people read", () => {
  draw(states, "saved");
  screen.getByRole("heading", { name: "Draft of editor@stopbank.example" });
  screen.getByText("Saved 24/11/2026, 9:00 pm, not published. People read version 3 until it is published.");
});

it("compares with what is published, and discards", async () => {
  const [onCompare, onDiscard] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "compared", { onCompare, onDiscard });
  const compare = screen.getByRole("button", { name: "Compare with version 3" });
  expect(compare.getAttribute("aria-expanded")).toBe("true");
  screen.getByText("What differs");
  await user.click(compare);
  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  expect([onCompare, onDiscard].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("names neither an account that is gone nor a version that is not there", () => {
  draw(states, "of nobody any more");
  screen.getByRole("heading", { name: "Draft of an account that is gone" });
});

it("has nothing to compare a first draft with but what it says", () => {
  draw(states, "of what is not published");
  screen.getByText(/Nothing is published yet/);
  screen.getByRole("button", { name: "See what it says" });
});

it("says of a draft that the form cannot draw how to go on", () => {
  draw(states, "shapeless");
  screen.getByText(/This form cannot show it.*or discard it to write here/);
  screen.getByRole("button", { name: "Discard draft" });
});
