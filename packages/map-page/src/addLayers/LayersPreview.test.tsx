import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayersPreview.states.tsx";

it.each([
  ["empty", []],
  ["one", [["Elements", "Buildings"]]],
  [
    "of each kind",
    [
      ["Risk Sources", "River floodOnce in 100 years"],
      ["Elements", "Buildings"],
      ["Contextual", "Parks"],
    ],
  ],
] as const)("lists what was chosen by kind, in the client's words: %s", (state, expected) => {
  draw(states, state);
  const kinds = screen
    .queryAllByRole("region")
    .map((kind) => [kind.getAttribute("aria-label"), kind.querySelector("li")?.textContent]);
  expect(kinds).toEqual(expected);
  expect(screen.queryByText(/^Choose layers on the left/) !== null).toBe(expected.length === 0);
});

it("takes one away", async () => {
  const onRemove = vi.fn();
  const { user } = draw(states, "of each kind", { onRemove });
  await user.click(screen.getByRole("button", { name: "Remove River flood" }));
  expect(onRemove.mock.calls).toEqual([[expect.objectContaining({ kind: "hazard", id: "river" })]]);
});
