import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MapControlsView.states.tsx";

const named = (those: readonly HTMLElement[]) => those.map((one) => one.getAttribute("aria-label"));
const buttons = () => screen.getAllByRole("button");
const blocked = () => buttons().filter((one) => one.getAttribute("aria-disabled") === "true");
const [flat, tilt, north] = ["2D: show the map flat", "3D: tilt the map", "Turn north up"];

it.each([
  ["flat", [tilt, "Full screen"], ["Redo"]],
  ["tilted", [flat, "Full screen"], ["Redo"]],
  ["turned", [tilt, north, "Full screen"], ["Redo"]],
  ["with a picture", [tilt, "Full screen", "Picture of the map"], ["Redo"]],
  ["full screen", [tilt, "Leave full screen"], ["Redo"]],
  ["no full screen here", [tilt, "Full screen"], ["Redo", "Full screen"]],
] as const)("offers what changes something, and says what cannot: %s", (state, last, not) => {
  draw(states, state);
  expect(named(buttons())).toEqual(["Undo", "Redo", "Zoom in", "Zoom out", ...last]);
  expect(named(blocked())).toEqual(not);
});

it("does what its buttons say, and nothing where it is blocked", async () => {
  const done: string[] = [];
  const says = (what: string) => (by?: unknown) => {
    done.push(typeof by === "number" ? `${what} ${by}` : what);
  };
  const { user } = draw(states, "turned", {
    undo: { onPress: says("undo"), blockedBy: undefined },
    redo: { onPress: says("redo"), blockedBy: "There is nothing to redo." },
    fullScreen: { isOn: false, isPossible: true, toggle: says("full screen") },
    onZoom: says("zoom"),
    onTilt: says("tilt"),
    onNorthUp: says("north"),
  });
  for (const button of buttons()) await user.click(button);
  expect(done).toEqual(["undo", "zoom 1", "zoom -1", "tilt", "north", "full screen"]);
});

it("points north, whichever way the map is turned", () => {
  draw(states, "turned");
  expect(screen.getByRole("button", { name: north }).querySelector("span")?.getAttribute("style")).toContain(
    "-40deg",
  );
});

it("has the tools above everything, and the basemaps below", () => {
  draw(states, "flat", { tools: <p>Tools</p>, basemaps: <p>Basemaps</p> });
  const [first, last] = [buttons().at(0), buttons().at(-1)];
  expect(screen.getByText("Tools").nextElementSibling?.contains(first ?? null)).toBe(true);
  expect(screen.getByText("Basemaps").previousElementSibling?.contains(last ?? null)).toBe(true);
});
