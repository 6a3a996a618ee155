import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AreaWaysView.states.tsx";

const blocked = () =>
  screen
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-disabled") === "true")
    .map((button) => button.textContent);

it.each([
  ["all", []],
  ["with nothing on the map", ["From the selected element", "From a region", "Buffer the area"]],
  ["of several regions", ["Buffer the area"]],
  ["with a wrong buffer", ["From the selected element", "From a region", "Buffer the area"]],
] as const)("holds back what cannot be now: %s", (state, names) => {
  draw(states, state);
  expect(blocked()).toEqual(names);
});

it("tells which way was taken, and hands over a file", () => {
  const heard = vi.fn();
  const file = new File(["{}"], "zones.geojson");
  draw(states, "all", {
    onDraw: () => heard("draw"),
    onElement: () => heard("element"),
    onRegions: () => heard("regions"),
    onWiden: () => heard("widen"),
    onFile: heard,
  });
  for (const name of ["Draw", "From the selected element", "From a region", "Buffer the area"])
    fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.change(screen.getByLabelText("From a file…"), { target: { files: [file] } });
  expect(heard.mock.calls.flat()).toEqual(["draw", "element", "regions", "widen", file]);
});
