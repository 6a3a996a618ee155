import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./Portrait.states.tsx";

const portrait = () => document.querySelector(".portrait");

it("HOM-07: is the person's picture, or their initials", () => {
  const { unmount } = draw(states, "picture");
  expect(portrait()?.querySelector("img")?.getAttribute("src")).toBe("/logos/full.svg");
  unmount();
  const { unmount: next } = draw(states, "initials");
  expect(portrait()?.textContent).toBe("ĒT");
  next();
  draw(states, "no name");
  expect(portrait()?.textContent).toBe("");
});
