import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./Sources.states.tsx";

it("is not there without a source that has a name", () => {
  expect(draw(states, "none").container.innerHTML).toBe("");
});

it.each([
  ["one", "Source", ["Losses of a flood"], ["https://example.org/losses"]],
  ["several", "Sources", ["Losses of a flood", "A report on paper"], ["https://example.org/losses"]],
  ["not to the web", "Source", ["Losses of a flood"], []],
] as const)("names each, as a link where it leads to the web: %s", (state, heading, titles, links) => {
  draw(states, state);
  expect(screen.getByRole("heading").textContent).toBe(heading);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(titles);
  const shown = screen.queryAllByRole("link");
  expect(shown.map((link) => link.getAttribute("href"))).toEqual(links);
  expect(shown.every((link) => link.getAttribute("rel") === "noopener noreferrer")).toBe(true);
});
