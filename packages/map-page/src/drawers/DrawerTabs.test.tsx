import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DrawerTabs.states.tsx";

const tab = (name: string) => screen.getByRole("tab", { name });

it.each([
  ["over an open drawer", "horizontal", "true"],
  // Nothing is open there, and the tab that would be is where the keys begin.
  ["upright at the edge", "vertical", "false"],
] as const)("says which way it lies and what is open: %s", (state, way, isOpen) => {
  draw(states, state);
  expect(screen.getByRole("tablist", { name: "Layers and risk" }).getAttribute("aria-orientation")).toBe(way);
  expect(tab("Layers").getAttribute("aria-selected")).toBe(isOpen);
  expect([tab("Layers").tabIndex, tab("Figures").tabIndex]).toEqual([0, -1]);
});

it("moves by arrows from tab to tab and around, and chooses by a press", () => {
  const onChoose = vi.fn();
  draw(states, "over an open drawer", { onChoose });
  tab("Layers").focus();
  const steps = ["ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"].map((key) => {
    fireEvent.keyDown(screen.getByRole("tablist"), { key });
    return document.activeElement?.textContent;
  });
  expect(steps).toEqual(["Figures", "Layers", "Figures", "Layers", "Figures"]);
  fireEvent.click(tab("Figures"));
  expect(onChoose.mock.calls).toEqual([["figures"]]);
});

const untilNextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it("has the keyboard after a press, and leaves it to whoever takes it before the next frame", async () => {
  draw(states, "over an open drawer");
  fireEvent.click(tab("Figures"));
  await untilNextFrame();
  expect(document.activeElement).toBe(tab("Figures"));
  const slider = document.body.appendChild(document.createElement("input"));
  fireEvent.click(tab("Layers"));
  slider.focus();
  await untilNextFrame();
  expect(document.activeElement).toBe(slider);
  slider.remove();
});
