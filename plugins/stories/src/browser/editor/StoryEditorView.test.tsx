import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./StoryEditorView.states.tsx";

it("has the parts, the form and how it looks to readers beside each other", () => {
  const { container } = draw(states, "with words for those who hear");
  expect(screen.getByRole("navigation", { name: "Parts of the story" }).textContent).toContain("The river");
  expect(screen.getByRole("region", { name: "Preview" }).textContent).toContain("Rain in the hills");
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("The step is moved.");
});
