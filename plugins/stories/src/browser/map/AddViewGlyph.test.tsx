import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./AddViewGlyph.states.tsx";

it("is drawn as a tool of the map, and says nothing to those who hear the page", () => {
  const { container } = draw(states, "drawn");
  expect(container.querySelector("svg.sb-map-glyph")?.getAttribute("aria-hidden")).toBe("true");
});
