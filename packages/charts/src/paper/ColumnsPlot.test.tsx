import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ColumnsPlot.states.tsx";

it("stacks the parts of each column to the height of their sum", () => {
  const { container } = draw(states, "many");
  const rects = [...container.querySelectorAll("rect")].map((rect) => ({
    x: rect.getAttribute("x"),
    from: Number(rect.getAttribute("y")),
    to: Number(rect.getAttribute("y")) + Number(rect.getAttribute("height")),
  }));
  for (const rect of rects) {
    const below = rects.find((one) => one.x === rect.x && one !== rect && one.from > rect.from);
    if (below !== undefined) expect(below.from).toBeCloseTo(rect.to, 6);
  }
  expect(rects).toHaveLength(7);
});

it("sets the column of the report's own scenario in bold", () => {
  const { container } = draw(states, "many");
  const bold = [...container.querySelectorAll('text[font-weight="700"]')];
  expect(bold.map(({ textContent }) => textContent)).toEqual(["0.5"]);
});

it.each([
  ["many", 640 + 27],
  ["one", 600],
] as const)("EXP-08 is as wide as it is set, in CSS pixels: %s", (state, widthPx) => {
  const box = draw(states, state).container.querySelector("svg")?.getAttribute("viewBox");
  expect(box?.split(" ")[2]).toBe(String(widthPx));
});
