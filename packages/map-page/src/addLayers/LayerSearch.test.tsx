import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayerSearch.states.tsx";

it.each([
  ["empty", ""],
  ["with words", "roads"],
] as const)("has its words, and tells of others: %s", (state, words) => {
  const onChange = vi.fn();
  draw(states, state, { onChange });
  const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search elements" });
  expect(search.value).toBe(words);
  fireEvent.change(search, { target: { value: "pipes" } });
  expect(onChange.mock.calls.map(([typed]) => typed)).toEqual(["pipes"]);
});
