import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ProcessView.states.tsx";

it("HOM-06: has six sections, from the project's beginning to its close, with what training takes", () => {
  draw(states, "as it is");
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toHaveLength(6);
  expect([titles[0], titles.at(-1)]).toEqual(["Project begins", "Close out"]);
  const figures = [...document.querySelectorAll(".home-figures li")].map(({ textContent }) => textContent);
  expect(figures).toEqual([
    "1 hour customisation workshop",
    "1 hour super-user training",
    "2 hours organisation training",
    "Quarterly updates",
  ]);
});
