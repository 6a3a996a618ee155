import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./BufferField.states.tsx";

it.each([
  ["empty", /Leave it empty for the shape itself/],
  ["needed", /Lines and points need one/],
  ["wrong", /from 0.1 to 100,000/],
] as const)("says what it is for: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByText(words)).toBeTruthy();
});

it("tells what is typed", () => {
  const onChange = vi.fn();
  draw(states, "empty", { onChange });
  fireEvent.change(screen.getByLabelText("Buffer in metres"), { target: { value: "50" } });
  expect(onChange.mock.calls[0]?.[0]).toBe("50");
});
