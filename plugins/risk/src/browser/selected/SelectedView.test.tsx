import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SelectedView.states.tsx";

const waiting = (container: Element) => container.querySelectorAll(".sb-loading").length;
const failures = () =>
  screen.queryAllByRole("alert").map((alert) => alert.querySelector("strong")?.textContent);

it.each([
  ["loading", 2, [], undefined, false],
  ["hazards to come", 1, [], "Harbour Hall", false],
  ["known", 0, [], "Harbour Hall", true],
  ["of no name", 0, [], "b-14", true],
  ["of a layer that has gone", 0, [], "Harbour Hall", true],
  ["element failed", 0, ["The element could not be loaded"], undefined, true],
  ["hazards failed", 0, ["Its hazards could not be loaded"], "Harbour Hall", false],
] as const)("shows each part as it comes: %s", (state, waits, failed, name, exposures) => {
  const { container } = draw(states, state);
  expect(waiting(container)).toBe(waits);
  expect(failures()).toEqual(failed);
  expect(screen.queryByRole("heading", { level: 3 })?.textContent).toBe(name);
  expect(screen.queryByText("Exposed in 1 scenarios.") !== null).toBe(exposures);
});

it.each([
  ["known", "Buildings · ID b-14"],
  ["of a layer that has gone", "buildings · ID b-14"],
] as const)("says which element it is: %s", (state, said) => {
  draw(states, state);
  expect(screen.getByText(said)).toBeTruthy();
});

it("clears the selection", async () => {
  const onClear = vi.fn();
  const { user } = draw(states, "loading", { onClear });
  await user.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(onClear).toHaveBeenCalledOnce();
});
