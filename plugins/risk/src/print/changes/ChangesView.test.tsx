import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ChangesView.states.tsx";

it("EXP-14 begins with what has changed, in a sentence for each layer and then in numbers", () => {
  draw(states, "changed");
  expect(screen.getByRole("heading", { level: 1, name: "Hazard Summary" })).toBeTruthy();
  expect(
    screen.getByRole("heading", {
      name: "What has changed since version 0123456789abcdef of 3 November 2026",
    }),
  ).toBeTruthy();
  expect(screen.getByText(/^12 more are exposed/)).toBeTruthy();
  expect(screen.getByRole("row", { name: /Exposed 100 112 \+12/ })).toBeTruthy();
});

it("says of the first that it is the first, and compares nothing", () => {
  draw(states, "first");
  expect(screen.getByText(/^This is the first report of its schedule/)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it("says so where nothing has changed, and where two reports do not answer the same question", () => {
  const { unmount } = draw(states, "same");
  expect(screen.getByText(/^No figure of this report is another one/)).toBeTruthy();
  unmount();
  draw(states, "another question");
  expect(screen.getByText(/under other scenarios/)).toBeTruthy();
});
