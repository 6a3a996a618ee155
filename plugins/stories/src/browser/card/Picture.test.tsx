import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Picture.states.tsx";

it("G-04 lies below the client's media, in room of its own size", () => {
  draw(states, "of the client");
  const picture = screen.getByAltText("The river");
  expect(picture.getAttribute("src")).toBe("/media/larkhaven/0123456789abcdef0123456789abcdef-1280x800.webp");
  expect(picture.getAttribute("srcset")).toMatch(/^\S+\.webp\?w=320 320w, \S+\?w=640 640w, \S+\.webp 1280w$/);
  expect(picture.getAttribute("sizes")).toContain("560px");
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["1280", "800"]);
});

it("G-04 lies where its address says", () => {
  draw(states, "at an address");
  expect(screen.getByAltText("The river").getAttribute("src")).toBe("/pictures/river.webp");
  expect(screen.getByAltText("The river").getAttribute("srcset")).toBeNull();
});
