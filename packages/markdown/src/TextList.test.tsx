import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./TextList.states.tsx";

it.each([
  ["plain", "UL", null, ["Floods", "Storms", "Landslides"]],
  ["ordered", "OL", null, ["Floods", "Storms", "Landslides"]],
  ["from another number", "OL", "4", ["Floods", "Storms", "Landslides"]],
  ["one", "UL", null, ["Floods"]],
] as const)(
  "has its items in their order, with numbers where they are of the text: %s",
  (state, tag, start, items) => {
    draw(states, state);
    const list = screen.getByRole("list");
    expect([list.tagName, list.getAttribute("start")]).toEqual([tag, start]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(items);
  },
);

it("has a list within an item", () => {
  draw(states, "within another");
  const [, storms] = screen.getAllByRole("listitem");
  expect(
    within(within(storms!).getByRole("list"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Wind", "Rain"]);
});
