import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./WordDiffView.states.tsx";

const marked = (tag: string) =>
  [...document.querySelectorAll(tag)].map(({ lastChild }) => lastChild?.textContent);

it("marks what was put in, also for those who hear it", () => {
  draw(states, "changed");
  expect(marked("ins").join("")).toContain("picture, and");
  expect(marked("del")).toEqual([]);
  expect(document.querySelector("ins")?.textContent).toContain("put in:");
});

it("says that nothing changed", () => {
  draw(states, "same");
  expect(screen.getByText("The two say the same.")).toBeTruthy();
});

it("has all of both texts in it", () => {
  draw(states, "long text");
  const words = document.querySelector("pre")?.textContent ?? "";
  expect(words).toContain("Another");
  expect(words).toContain("One");
});

it("says of long stretches that they are the same, and shows what differs with the lines around it", () => {
  draw(states, "many lines");
  expect(marked("ins")).toEqual(["wet"]);
  const words = document.querySelector("pre")?.textContent ?? "";
  expect(words).toMatch(
    /^\d+ lines are the same.*Line 20 of the text\..*Line 22 of the text\.\n?\d+ lines are the same$/s,
  );
  expect(words).not.toContain("Line 2 of the text.");
});
