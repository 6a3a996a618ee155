import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./StoryListView.states.tsx";

it("STO-03 has title, description, length and cover, and leads to the story by its title", () => {
  draw(states, "many");
  const [first, second] = screen.getAllByRole("link");
  expect(first?.getAttribute("href")).toBe("/risk/stories/1/a-flood-of-the-awatorea");
  expect(second?.getAttribute("href")).toBe("/risk/stories/2/the-rising-sea");
  expect(first?.textContent).toContain("2 Chapters, 4 Steps");
  expect(first?.textContent).toContain("What a flood of once in a hundred years would reach.");
  expect(second?.textContent).toContain("0 Chapters, 1 Step");
  expect(screen.getByAltText("The river over its banks").getAttribute("src")).toBe(
    "/media/larkhaven/cover.webp",
  );
});

it("STO-03 says 'Start' to those who see it alone: the link's name is the story's", () => {
  draw(states, "one");
  expect(screen.getByText("Start").getAttribute("aria-hidden")).toBe("true");
});
