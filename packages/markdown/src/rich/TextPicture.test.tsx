import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TextPicture.states.tsx";

it("GUI-12: is a button by the picture's words, and keeps the room that the picture takes", () => {
  draw(states, "can be pressed");
  const picture = screen.getByRole("button", { name: "The Awatōrea in flood." }).querySelector("img");
  expect(["width", "height", "loading"].map((name) => picture?.getAttribute(name))).toEqual([
    "640",
    "400",
    "lazy",
  ]);
  expect(picture?.getAttribute("sizes")).toBeNull();
});

it("within a link is a picture alone", () => {
  draw(states, "within a link");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("img", { name: "The Awatōrea in flood." })).toBeTruthy();
});

it("says how wide it is shown where there are several of it", () => {
  draw(states, "in sizes");
  expect(screen.getByRole("img").getAttribute("sizes")).toContain("100vw");
});

it("without words can still be found by what pressing it does", () => {
  draw(states, "without words");
  expect(screen.getByRole("button", { name: "Enlarge" })).toBeTruthy();
});
