import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PageHead.states.tsx";

const shownBy = () =>
  [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")].map((choice) => [
    choice.textContent,
    choice.getAttribute("href"),
    choice.getAttribute("aria-current") ?? choice.getAttribute("aria-pressed"),
  ]);

it("MAP-17: is there only where something stands beside the page", () => {
  draw(states, "nothing beside the page");
  expect(screen.queryByRole("navigation")).toBeNull();
});

it.each([
  [
    "the page itself",
    [
      ["Risk", "/risk", "page"],
      ["Stories", "/risk/stories", null],
    ],
  ],
  [
    "a tab with an address",
    [
      ["Risk", "/risk", null],
      ["Stories", "/risk/stories", "page"],
      ["Sources", null, "false"],
    ],
  ],
  [
    "a tab without one",
    [
      ["Risk", "/risk", null],
      ["Stories", "/risk/stories", null],
      ["Sources", null, "true"],
    ],
  ],
  [
    "only tabs without one",
    [
      ["Risk", null, "true"],
      ["Sources", null, "false"],
    ],
  ],
] as const)("leads to addresses by links, and marks what is open: %s", (state, shown) => {
  draw(states, state);
  expect(shownBy()).toEqual(shown);
});

it("goes nowhere from where one is, and tells what was chosen", () => {
  const onChoose = vi.fn();
  draw(states, "a tab with an address", { onChoose });
  expect(fireEvent.click(screen.getByRole("link", { name: "Stories" }))).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Sources" }));
  expect(onChoose.mock.calls).toEqual([["stories"], ["sources"]]);
});
