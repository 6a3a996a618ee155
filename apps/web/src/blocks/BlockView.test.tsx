import { blockLayouts } from "@stopbank/contract/block-layouts";
import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./BlockView.states.tsx";

const block = () => document.querySelector(".block");

it.each(blockLayouts)("HOM-15: %s has its words, what stands beside them, and ways on", (type) => {
  draw(states, type);
  expect(block()?.className).toBe(`block block-${type}`);
  expect(screen.getByRole("heading", { level: 2, name: "Choose what matters to you" })).toBeTruthy();
  expect(screen.getByText("buildings").tagName).toBe("STRONG");
  expect(screen.getByRole("img", { name: "The map with its list of layers" })).toBeTruthy();
  expect(screen.queryByRole("heading", { level: 3, name: "Not assessed" }) !== null).toBe(
    type.startsWith("side-box"),
  );
  expect(document.querySelectorAll(".block-buttons a")).toHaveLength(2);
});

it("HOM-15: plays a film in the picture's place", () => {
  draw(states, "with a film");
  expect(document.querySelector(".block-beside video")?.getAttribute("poster")).toBe("/logos/full.svg");
  expect(document.querySelector("track")).not.toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
});

it("has the page's heading at its head", () => {
  draw(states, "head of a page");
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
});

it("takes no room for what it lacks", () => {
  draw(states, "nothing");
  expect([block()?.textContent, document.querySelector(".block-beside")]).toEqual(["", null]);
});

it("names a background that no style is broken by", () => {
  draw(states, "with a background");
  const { style } = block() as HTMLElement;
  expect(style.backgroundImage).toContain("/logos/full.svg?%22a%20b%22");
});

it("HOM-15: draws a block whose background has a name that is no encoded address", () => {
  draw(states, "with a background of an odd name");
  expect((block() as HTMLElement).style.backgroundImage).toContain("/media/larkhaven/50%.webp");
});
