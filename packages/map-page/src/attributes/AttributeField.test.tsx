import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AttributeField.states.tsx";

const boxes = () =>
  screen
    .queryAllByRole<HTMLInputElement>("checkbox")
    .map((box) => [box.closest("label")?.textContent, box.checked]);
const handles = () =>
  ["least", "greatest"].map((end) =>
    screen.getByRole("slider", { name: new RegExp(`, ${end}$`) }).getAttribute("aria-valuenow"),
  );

it.each([
  ["numbers", "Height (m)", ["2", "30"]],
  ["numbers narrowed", "Height (m)", ["5", "20"]],
  ["a unit in the label", "Height (m)", ["2", "30"]],
] as const)("is a range between the least and the greatest number: %s", (state, name, ends) => {
  draw(states, state);
  expect(screen.getByRole("group", { name })).toBeTruthy();
  expect(handles()).toEqual(ends);
});

it("changes one end of a range by keys", () => {
  const onChange = vi.fn();
  draw(states, "numbers narrowed", { onChange });
  fireEvent.keyDown(screen.getByRole("slider", { name: "Height, least" }), { key: "ArrowRight" });
  expect(onChange.mock.calls).toEqual([[{ min: 6, max: 20 }]]);
});

it.each(["one number alone", "numbers nobody knows"] as const)("has no range to choose from: %s", (state) => {
  draw(states, state);
  expect(screen.getByText("All elements have the same value.")).toBeTruthy();
  expect(screen.queryByRole("slider")).toBeNull();
});

it.each([
  ["dates", ["", "1950-01-01", "2020-12-31"], ["", "1950-01-01", "2020-12-31"]],
  // Neither end goes past the other.
  ["dates narrowed", ["1980-01-01", "1950-01-01", "1990-01-01"], ["1990-01-01", "1980-01-01", "2020-12-31"]],
] as const)("is two dates, within what there is: %s", (state, after, before) => {
  draw(states, state);
  const shown = ["after", "before"].map((end) => {
    const { value, min, max } = screen.getByLabelText<HTMLInputElement>(`Opened ${end}`);
    return [value, min, max];
  });
  expect(shown).toEqual([after, before]);
});

it("changes one date and keeps the other", () => {
  const onChange = vi.fn();
  draw(states, "dates narrowed", { onChange });
  fireEvent.change(screen.getByLabelText("Opened before"), { target: { value: "1985-06-01" } });
  expect(onChange.mock.calls).toEqual([[{ after: "1980-01-01", before: "1985-06-01" }]]);
});

it.each([
  [
    "texts",
    [
      ["Timber", false],
      ["Concrete", false],
      ["None of the above", false],
    ],
  ],
  [
    "texts chosen",
    [
      ["Timber", true],
      ["Concrete", false],
      ["None of the above", true],
    ],
  ],
] as const)("is a box for each text, and one for those without: %s", (state, expected) => {
  draw(states, state);
  expect(boxes()).toEqual(expected);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

it("adds a text, takes one away, and takes those without", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "texts chosen", { onChange });
  for (const name of ["Concrete", "Timber", "None of the above"])
    await user.click(screen.getByRole("checkbox", { name }));
  expect(onChange.mock.calls).toEqual([
    [{ values: ["Timber", "Concrete"], null_values: true }],
    [{ values: [], null_values: true }],
    [{ values: ["Timber"], null_values: false }],
  ]);
});

it("MAP-09 shows of many texts those that were chosen, and others once they are searched for", async () => {
  const { user } = draw(states, "many texts");
  expect(boxes()).toEqual([["7 Stopbank Road", true]]);
  const search = screen.getByRole("searchbox", { name: "Search Construction" });
  await user.type(search, "17");
  expect(boxes()).toEqual([["17 Stopbank Road", false]]);
  await user.clear(search);
  await user.type(search, "road");
  expect(boxes()).toHaveLength(40);
  expect(screen.getByText("20 more: search to see them.")).toBeTruthy();
});

it.each([
  ["any text", ""],
  ["any text, given", "council"],
] as const)("is a field for what a text contains: %s", (state, given) => {
  const onChange = vi.fn();
  draw(states, state, { onChange });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Owner" });
  expect(field.value).toBe(given);
  fireEvent.change(field, { target: { value: "iwi" } });
  expect(onChange.mock.calls).toEqual([[{ contains: "iwi" }]]);
});
