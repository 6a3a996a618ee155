import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MapFigure.states.tsx";

it.each(["nothing to explain", "one", "many", "not whole"] as const)(
  "EXP-06 is one figure, with its picture in a sentence, its scale and north: %s",
  (state) => {
    draw(states, state);
    const figure = screen.getByRole("figure");
    expect(figure.contains(screen.getByRole("img", { name: "Buildings of Larkhaven under a flood." }))).toBe(
      true,
    );
    expect(screen.getByRole("img", { name: /^Scale/ })).toBeTruthy();
    expect(figure.style.getPropertyValue("--sb-map-figure-width")).toBe("300pt");
  },
);

it.each([
  ["one", true],
  ["many", false],
] as const)(
  "EXP-06 has its legend over the map, and below where it would hide too much of it: %s",
  (state, isOver) => {
    const { container } = draw(states, state);
    const legend = container.querySelector(".sb-map-figure-legend");
    expect(legend?.parentElement?.className).toBe(isOver ? "sb-map-figure-picture" : "sb-map-figure-below");
  },
);

it("EXP-07 AMB-31 names in its caption as many elements and hazards as there is room for", () => {
  const { container } = draw(states, "many");
  expect(container.querySelector("figcaption > p")?.textContent).toBe(
    "Element 1, Element 2, Element 3, Element 4, Element 5, 4 other elements",
  );
  const columns = [...container.querySelectorAll(".sb-map-figure-hazards > ul")];
  expect(columns.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ["Hazard 1", "Hazard 2", "Hazard 3", "Hazard 4"],
    ["Hazard 5", "Hazard 6", "Hazard 7", "And 5 other layers"],
  ]);
});

it("D-19 says where the data comes from", () => {
  draw(states, "one");
  expect(screen.getByText("Modelled data. · Land: Natural Earth")).toBeTruthy();
});

it("EXP-12 says what could not be drawn, and nothing of the kind under a whole map", () => {
  draw(states, "not whole").unmount();
  draw(states, "one");
  expect(screen.queryByText("This map is not complete.")).toBeNull();
  draw(states, "not whole");
  expect(screen.getByText("This map is not complete.")).toBeTruthy();
  expect(screen.getByText("Part of the layer Buildings did not arrive and is not drawn.")).toBeTruthy();
});
