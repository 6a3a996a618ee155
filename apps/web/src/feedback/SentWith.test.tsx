import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SentWith.states.tsx";

it("ACC-47: says what is sent besides", () => {
  const { unmount } = draw(states, "no layers");
  expect(screen.getByText("The address of this page is sent with it.")).toBeTruthy();
  unmount();
  draw(states, "many");
  expect(
    screen.getByText(/current layers: Buildings; Roads; River flooding, 1 in 100 years\.$/),
  ).toBeTruthy();
});

it("counts the rest of many layers", () => {
  draw(states, "long text");
  expect(screen.getByText(/1 in 600 years, and 34 more\.$/)).toBeTruthy();
});

it("leads to the organisation's own page, where it has one", () => {
  draw(states, "a page of their own");
  const link = screen.getByRole("link", { name: "Your organisation has a feedback page too" });
  expect(link.getAttribute("href")).toBe("https://larkhaven.example/feedback");
});
