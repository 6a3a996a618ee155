import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MapCanvasView.states.tsx";

it.each([
  ["before it runs", "Map", false],
  ["running", "Map", true],
  ["between panels", "Map", true],
  ["by a name of its own", "Flooding of Larkhaven in 2100", true],
] as const)("says what it is, and has what floats over it once it runs: %s", (state, name, isRunning) => {
  draw(states, state);
  expect(screen.getByRole("region", { name })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Modelled · Made up" }) !== null).toBe(isRunning);
});

it("leads past everything on it", () => {
  draw(states, "running");
  const [, id = ""] =
    screen.getByRole("link", { name: "Skip the map" }).getAttribute("href")?.split("#") ?? [];
  const after = document.getElementById(id);
  after?.focus();
  expect(document.activeElement).toBe(after);
  expect(screen.getByRole("region").lastElementChild).toBe(after);
});

it("hands out the map's place, below all that floats", () => {
  const place: { current: HTMLDivElement | null } = { current: null };
  draw(states, "running", { place });
  const foot = screen.getByRole("button", { name: "Modelled · Made up" }).parentElement;
  expect(place.current?.nextElementSibling).toBe(foot);
});

it("tells what floats over it how much the panels cover", () => {
  draw(states, "between panels");
  const { style } = screen.getByRole("region");
  expect(["--sb-map-left", "--sb-map-right"].map((name) => style.getPropertyValue(name))).toEqual([
    "40px",
    "80px",
  ]);
});
