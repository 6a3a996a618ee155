import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperFilmView.states.tsx";

it("STO-04 is a picture out of it, its address and its words", () => {
  draw(states, "usual");
  expect(screen.getByRole("img", { name: "From the film: When the bank gives way" })).toBeTruthy();
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.textContent]).toEqual([
    "https://stopbank.example/media/larkhaven/flood.webm",
    "https://stopbank.example/media/larkhaven/flood.webm",
  ]);
  expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("What is said in the film");
  expect(screen.getByText("The water rises.")).toBeTruthy();
});

it("STO-04 sets what captions say as a paragraph", () => {
  draw(states, "by its captions");
  expect(screen.getByText("The water rises.").tagName).toBe("P");
});

it("leaves out what there is not", () => {
  const { unmount } = draw(states, "without words");
  expect(screen.queryByRole("heading")).toBeNull();
  unmount();
  draw(states, "nowhere to be seen");
  expect([screen.queryByRole("img"), screen.queryByRole("link")]).toEqual([null, null]);
});
