import { draw } from "@stopbank/ui/testing/draw";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./StepSlider.states.tsx";

const slider = () => screen.getByRole("slider", { name: "Sea level rise (m)" });
const drag = (to: number) => fireEvent.change(slider(), { target: { value: String(to) } });
const settle = () => act(() => vi.advanceTimersByTime(1_000));
/** Marks are for the pointer, without a role: whoever listens hears the slider. */
const mark = (text: string) => screen.getByText(text);

it.each([
  ["several", "0.5", 3],
  ["with gaps", "0", 4],
  ["one", "0.5", 1],
  ["long texts", "Once in a thousand", 3],
] as const)("says the text of where it stands, over all marks: %s", (state, text, marks) => {
  draw(states, state);
  expect(slider().getAttribute("aria-valuetext")).toBe(text);
  expect(screen.getAllByRole("button", { hidden: true })).toHaveLength(marks);
});

it("says that nothing is to be had", () => {
  draw(states, "none to be had");
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByText("No results found from current filter")).toBeTruthy();
});

it("acts on the last place a drag came to, once it has settled", () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  draw(states, "several", { onChange });
  drag(2);
  drag(0);
  expect(slider().getAttribute("aria-valuetext")).toBe("0");
  expect(onChange).not.toHaveBeenCalled();
  settle();
  expect(onChange.mock.calls).toEqual([[0]]);
});

it("does nothing for what comes back to where it was", () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  draw(states, "several", { onChange });
  drag(2);
  drag(1);
  settle();
  expect(onChange).not.toHaveBeenCalled();
});

it("acts at once where it is left before it settled", () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  const { unmount } = draw(states, "several", { onChange });
  drag(2);
  unmount();
  expect(onChange.mock.calls).toEqual([[2]]);
});

it("crosses a gap in the direction of the move, and stays before one at the end", () => {
  draw(states, "with gaps");
  drag(1);
  expect(slider().getAttribute("aria-valuetext")).toBe("1");
  drag(3);
  expect(slider().getAttribute("aria-valuetext")).toBe("1");
  drag(1);
  expect(slider().getAttribute("aria-valuetext")).toBe("0");
});

it("takes a press of a mark that can be had, and of no other", () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  draw(states, "with gaps", { onChange });
  fireEvent.click(mark("0.5"));
  settle();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(mark("1"));
  settle();
  expect(onChange.mock.calls).toEqual([[2]]);
});
