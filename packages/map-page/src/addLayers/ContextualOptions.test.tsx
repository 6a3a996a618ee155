import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ContextualOptions.states.tsx";

const options = () =>
  screen
    .queryAllByRole<HTMLInputElement>("checkbox")
    .map((box) => [box.closest("label")?.textContent, box.checked, box.getAttribute("aria-disabled")]);
const soils = ["Soils", false, "true"];

it.each([
  ["several", [["Parks", false, null], soils]],
  ["chosen", [["Parks", true, null], soils]],
  ["none", []],
] as const)("lists what there is, and blocks what has no data: %s", (state, expected) => {
  draw(states, state);
  expect(options()).toEqual(expected);
  expect(screen.queryByText("No contextual layers available") !== null).toBe(expected.length === 0);
});

it("finds by name", async () => {
  const { user } = draw(states, "several");
  await user.type(screen.getByRole("searchbox", { name: "Search contextual layers" }), "soil");
  expect(options()).toEqual([soils]);
});

it("chooses a layer", async () => {
  const toggle = vi.fn();
  const { staging } = states.states.several;
  const { user } = draw(states, "several", { staging: { ...staging, toggle } });
  await user.click(screen.getByRole("checkbox", { name: "Parks" }));
  expect(toggle.mock.calls).toEqual([[expect.objectContaining({ kind: "contextual", id: "parks" })]]);
});
