import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./SectionView.states.tsx";

it("STO-04 has a header, and text where there is some", () => {
  const { unmount } = draw(states, "words");
  expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("When the bank gives way");
  expect(screen.getByText("It takes two hours to reach the school.")).toBeTruthy();
  unmount();
  const { container } = draw(states, "header alone");
  expect(container.querySelectorAll("section > *")).toHaveLength(1);
});

it("STO-04 has a picture beside its text and one below it, each with its words", () => {
  draw(states, "pictures");
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("src"))).toEqual([
    "/media/larkhaven/side.webp",
    "/media/larkhaven/wide.webp",
  ]);
  expect(screen.getByAltText("The plain under water")).toBeTruthy();
});

it("STO-04 has a film with its captions and its words", () => {
  const { container } = draw(states, "film");
  expect(container.querySelector("video")?.getAttribute("src")).toBe("/media/larkhaven/flood.webm");
  expect(container.querySelector("track")?.getAttribute("src")).toBe("/media/larkhaven/flood.vtt");
  expect(screen.getByText("The water rises.")).toBeTruthy();
});

it("STO-04 has buttons: to pages of the app here, to the web in a tab of its own, and to nothing else", () => {
  draw(states, "buttons");
  expect(
    screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("target")]),
  ).toEqual([
    ["/risk?v=2", null],
    ["https://larkhaven.example/study", "_blank"],
  ]);
});
