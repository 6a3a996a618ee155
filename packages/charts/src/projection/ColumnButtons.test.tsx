import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ColumnButtons.states.tsx";
import { withRanges } from "./exampleProjection.ts";

it("is one tab stop, at the column that is on the map; arrow keys go on and Enter chooses", async () => {
  const onChoose = vi.fn();
  const onPoint = vi.fn();
  const { user } = draw(states, "one on the map", { onChoose, onPoint });
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { pressed: true }));
  await user.keyboard("{ArrowRight}");
  expect(onPoint).toHaveBeenLastCalledWith(2);
  await user.keyboard("{End}{Enter}");
  expect(onChoose.mock.calls).toEqual([[3]]);
  await user.keyboard("{Home}{ArrowLeft}{Enter}");
  expect(onChoose).toHaveBeenLastCalledWith(0);
  await user.tab();
  expect([document.activeElement, onPoint.mock.lastCall]).toEqual([document.body, [undefined]]);
});

it("says what a press does, or that it is on the map now", () => {
  draw(states, "one on the map");
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(names.slice(0, 2)).toEqual([
    "0 m: 200 buildings. Press to show it on the map",
    "0.5 m: 350 buildings. On the map now",
  ]);
});

it("starts at the first where none is on the map", async () => {
  const { user } = draw(states, "none on the map");
  await user.tab();
  expect(document.activeElement).toBe(screen.getAllByRole("button")[0]);
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
});

it("marks what is pointed at, and places where nothing is", () => {
  const { container, unmount } = draw(states, "pointed at");
  expect(container.querySelectorAll("[data-pointed]")).toHaveLength(1);
  unmount();
  const blanks = [...draw(states, "with blanks").container.querySelectorAll("[data-blank]")];
  expect(blanks.map((blank) => blank.getAttribute("data-blank"))).toEqual(["not exposed", "not assessed"]);
});

it("MAP-32 says of a column why it is uncertain, where it is", () => {
  draw(states, "one on the map", { columns: withRanges });
  const said = screen.getAllByRole("button").map((button) => button.getAttribute("title"));
  expect(said.slice(0, 2)).toEqual([null, "Between the least and the most that curves give"]);
});
