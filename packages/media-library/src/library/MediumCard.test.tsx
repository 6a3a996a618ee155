import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MediumCard.states.tsx";

it("G-04: shows a picture in its narrowest size, with its words, its size and where it is used", () => {
  draw(states, "picture");
  const shown = screen.getByRole("img", { name: "The Awatōrea in flood, seen from the bridge." });
  expect(shown.getAttribute("src")).toMatch(/^\/media\/larkhaven\/[0-9a-f]{32}-1280x800\.webp\?w=320$/);
  const card = screen.getByRole("article", { name: "bridge.jpg" });
  expect(card.textContent).toContain("1280 × 800 px, 84 kB");
  expect(card.textContent).toContain("Used in story 1");
});

it.each(["film, long text", "captions"] as const)("has a sign for what is not seen: %s", (state) => {
  const { container } = draw(states, state);
  expect([container.querySelector("img"), container.querySelector("svg") === null]).toEqual([null, false]);
});

it("shows a drawing as it is", () => {
  draw(states, "drawing");
  expect(screen.getByRole("img", { name: "A gauge board" }).getAttribute("src")).toMatch(/\.svg$/);
});
