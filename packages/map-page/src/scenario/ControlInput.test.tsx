import { draw } from "@stopbank/ui/testing/draw";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ControlInput.states.tsx";

const radios = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .map((radio) => [radio.closest("label")?.textContent, radio.checked, radio.disabled]);

it.each([
  ["slider", "Sea level rise", "0.5", ["0", "0.5", "1"]],
  ["slider without a unit", "Magnitude", "6", ["6", "7"]],
] as const)("has marks without the unit, which stands over it: %s", (state, name, at, marks) => {
  draw(states, state);
  expect(screen.getByRole("slider", { name }).getAttribute("aria-valuetext")).toBe(at);
  expect(screen.getAllByRole("button", { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    marks,
  );
});

it("gives the value of a place on the slider", () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  draw(states, "slider", { onChange });
  fireEvent.change(screen.getByRole("slider"), { target: { value: "2" } });
  act(() => vi.advanceTimersByTime(1_000));
  expect(onChange.mock.calls).toEqual([[1]]);
});

it.each([
  [
    "choices",
    "Return period",
    [
      ["10\u00a0years", false, false],
      ["100\u00a0years", true, false],
    ],
  ],
  [
    "choices by name",
    "Flood gates",
    [
      ["Open", false, false],
      ["Shut", true, false],
    ],
  ],
  [
    "some not to be had",
    "Return period",
    [
      ["10\u00a0years", false, true],
      ["100\u00a0years", true, false],
    ],
  ],
  [
    "nothing chosen",
    "Return period",
    [
      ["10\u00a0years", false, false],
      ["100\u00a0years", false, false],
    ],
  ],
] as const)("marks the choice, and what cannot be chosen: %s", (state, name, expected) => {
  draw(states, state);
  expect(screen.getByRole("radiogroup", { name })).toBeTruthy();
  expect(radios()).toEqual(expected);
});

it("gives the value of a choice, not its words", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "choices by name", { onChange });
  await user.click(screen.getByRole("radio", { name: "Open" }));
  expect(onChange.mock.calls).toEqual([["open"]]);
});
