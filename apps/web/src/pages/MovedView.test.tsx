import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MovedView.states.tsx";

it("HOM-20: says that the page has moved, to update bookmarks, and leads to the new site", () => {
  const { unmount } = draw(states, "named");
  expect(screen.getByRole("heading", { level: 1, name: "The map viewer has moved" })).toBeTruthy();
  expect(screen.getByText(/update your bookmarks/).textContent).toContain("maps.larkhaven.example");
  expect(document.querySelector("a")?.getAttribute("href")).toBe(
    "https://maps.larkhaven.example/viewer?from=stopbank",
  );
  unmount();
  draw(states, "without a name");
  expect(screen.getByRole("heading", { level: 1, name: "This page has moved" })).toBeTruthy();
});

it("HOM-20: says an address as it was kept where no browser can read it", () => {
  draw(states, "no host");
  expect(screen.getByText("https://%")).toBeTruthy();
});
