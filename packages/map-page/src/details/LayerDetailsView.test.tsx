import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import states from "./LayerDetailsView.states.tsx";

// Fetched with the first text there is: here before any, so that no test waits for it.
beforeAll(() => import("@stopbank/markdown"));

const headings = () => screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);

it("waits, and says what for", () => {
  vi.useFakeTimers();
  draw(states, "loading");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toContain("Getting information data");
});

it.each([
  ["failed", "The layer's details could not be loaded"],
  ["nothing known", "Additional information not available."],
  ["little", "Additional information not available."],
] as const)("says what is not there: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByText(words)).toBeTruthy();
});

it("leaves out what the dataset does not say", () => {
  draw(states, "little");
  expect(headings()).toEqual(["Data suitability", "Dataset"]);
  expect(screen.getByText("Larkhaven, licence CC BY 4.0.")).toBeTruthy();
});

it("says all that is known, under its headings", async () => {
  draw(states, "all");
  expect((await screen.findByText("highest")).tagName).toBe("STRONG");
  expect(headings()).toEqual([
    "How it was made",
    "Data suitability",
    "Where it reaches",
    "Value under an element",
    "Details",
    "Sources",
    "Dataset",
  ]);
  expect(screen.getByText("Delta, Plains")).toBeTruthy();
  expect(screen.getByText("It reaches from 172.8° E to 172.9° E and from 40.3° S to 40.2° S.")).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://example.org/river",
    "https://example.org/terrain",
  ]);
});

it("says how the hazard was read, and of which layers there are otherwise", () => {
  draw(states, "all");
  expect(
    screen.getByText("An element takes the greatest value under it; every cell it touches counts."),
  ).toBeTruthy();
  const others = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(others.filter((text) => text?.includes("An element takes"))).toEqual([
    "Roads: An element takes the mean of the values under it.",
  ]);
});

it("opens what the dataset would have open", () => {
  const { container } = draw(states, "all");
  const folds = [...container.querySelectorAll("details")].map(({ open, firstChild }) => [
    firstChild?.textContent,
    open,
  ]);
  expect(folds).toEqual([
    ["Limits", true],
    ["History", false],
  ]);
});

it("G-17: shows a picture of the layer large when it is pressed", async () => {
  const { user } = draw(states, "all");
  await user.click(screen.getByRole("button", { name: "A mark of the flood of 1986." }));
  await screen.findByRole("dialog", { name: "Picture 2 of 2" });
});
