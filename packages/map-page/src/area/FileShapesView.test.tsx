import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FileShapesView.states.tsx";

const useButton = () => screen.getByRole("button", { name: /as the area$/ });

it.each([
  ["one chosen", "Use as the area", null],
  ["none chosen", "Use as the area", "true"],
  ["a line without a buffer", "Unite 2 shapes as the area", "true"],
  ["several with a buffer", "Unite 2 shapes as the area", null],
] as const)("uses what can be an area: %s", (state, text, isBlocked) => {
  const onUse = vi.fn();
  draw(states, state, { onUse });
  expect(useButton().textContent).toBe(text);
  expect(useButton().getAttribute("aria-disabled")).toBe(isBlocked);
  fireEvent.click(useButton());
  expect(onUse).toHaveBeenCalledTimes(isBlocked === null ? 1 : 0);
});

it("chooses shapes one by one or all that are sound, and shows where one is not", () => {
  const [onChoose, onShow] = [vi.fn(), vi.fn()];
  draw(states, "one chosen", { onChoose, onShow });
  fireEvent.click(screen.getByLabelText(/^Stopbank/));
  fireEvent.click(screen.getByLabelText("All 2 shapes, united"));
  expect(onChoose.mock.calls).toEqual([[[0, 1]], [[0, 1]]]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Crossed/).disabled).toBe(true);
  expect(screen.getByText(/crosses or touches itself at 172.95, -40.35/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show on the map" }));
  expect(onShow.mock.calls[0]?.[0]).toEqual([172.95, -40.35]);
});

it("says which system the coordinates came from, and what was left out", () => {
  draw(states, "with notes, of layers");
  expect(screen.getByText(/^From NZGD2000 .* \(EPSG:2193\) to longitude and latitude/)).toBeTruthy();
  expect(screen.getByText(/links to other files/)).toBeTruthy();
});

it("has nothing to unite in a file of one shape", () => {
  draw(states, "one shape");
  expect(screen.queryByLabelText(/united$/)).toBeNull();
});
