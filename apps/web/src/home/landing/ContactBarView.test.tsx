import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ContactBarView.states.tsx";

it("HOM-09: names the internal contact, with what leads to them", () => {
  const { unmount } = draw(states, "full");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+6435550110",
    "mailto:mere@larkhaven.example",
  ]);
  unmount();
  draw(states, "a name alone");
  expect([screen.getByText("Mere").tagName, screen.queryByRole("link")]).toEqual(["STRONG", null]);
});
