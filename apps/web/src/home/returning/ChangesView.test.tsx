import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ChangesView.states.tsx";

const map = () => document.querySelector("a")?.getAttribute("href");

it("issue 13.5: says what a new version of the data changes, and leads to it on the map", () => {
  draw(states, "updated");
  expect(screen.getByText("The data was updated")).toBeTruthy();
  expect(screen.getByText("The river study of 2026 is in.")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Buildings: 12 more are exposed.",
    "Roads: nothing differs.",
  ]);
  expect(map()).toBe("/risk?v=2&since=0123456789abcdef");
});

it("claims nothing of what somebody saw before who saw none, or whose version is gone", () => {
  const { unmount } = draw(states, "seen first");
  expect(screen.getByText(/When the data is next updated/)).toBeTruthy();
  expect(screen.queryByText(/as you saw it last/)).toBeNull();
  unmount();
  draw(states, "updated, from a version that is gone");
  expect(screen.getByText("The data was updated")).toBeTruthy();
  expect(screen.getByText(/no longer kept, so the two cannot be compared/)).toBeTruthy();
  expect(map()).toBeUndefined();
});

it("says so where nothing is new, and where there is no data", () => {
  const { unmount } = draw(states, "as it was");
  expect(screen.getByText("The data is as you saw it last.")).toBeTruthy();
  expect(map()).toBeUndefined();
  unmount();
  draw(states, "empty");
  expect(screen.getByText(/no data on the map yet/)).toBeTruthy();
});

it("says that there is a new version even where it cannot be compared", () => {
  draw(states, "not compared");
  expect(screen.getByText("The data was updated")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("The versions could not be compared");
});
