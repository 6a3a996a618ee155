import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ProjectionChart.states.tsx";

const readout = (container: Element) => container.querySelector(".sb-projection-readout")?.textContent;
const keyOf = (container: Element) =>
  [...container.querySelectorAll(".sb-projection-key > span")].map(({ textContent }) => textContent);

it("reads out the column that is on the map", () => {
  expect(readout(draw(states, "many").container)).toBe("0.5 m (on the map): 350 buildings");
});

it("reads out none where none is", () => {
  expect(readout(draw(states, "none on the map").container)).toBe("");
});

it("names what a blank place stands for, where there are any", () => {
  expect(keyOf(draw(states, "with blanks").container)).toEqual(["Not exposed", "Not assessed"]);
  expect(keyOf(draw(states, "one").container)).toEqual([]);
});

it("has its note, its controls and every figure in a table", async () => {
  const { user } = draw(states, "with controls and a note");
  expect(screen.getByText("At a hundred-year storm.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Table of Buildings by sea level" }));
  expect(screen.getAllByRole("rowheader")).toHaveLength(4);
  expect(screen.getByRole("textbox", { name: "Along" })).toBeTruthy();
});

it("has neither chart nor table while there is nothing to draw", () => {
  const { container } = draw(states, "nothing to draw");
  expect(screen.getByText("Nothing here is exposed.")).toBeTruthy();
  expect([screen.queryByRole("button"), container.querySelector(".sb-projection")]).toEqual([null, null]);
});
