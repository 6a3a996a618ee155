import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayerBody.states.tsx";

it("MAP-12 has nothing in it while it is closed", () => {
  draw(states, "closed");
  expect([screen.queryByRole("button"), screen.queryByText("Attribute filters of the layer.")]).toEqual([
    null,
    null,
  ]);
});

it("MAP-12 has the layer's details and its attribute filters", async () => {
  const onDetails = vi.fn();
  const { user } = draw(states, "with filters", { onDetails });
  expect(screen.getByText("Attribute filters of the layer.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Layer Details of Buildings" }));
  expect(onDetails).toHaveBeenCalledOnce();
});

it("MAP-19 offers help only where there is some", async () => {
  const onHelp = vi.fn();
  const { user, unmount } = draw(states, "with help", { onHelp });
  await user.click(screen.getByRole("button", { name: "Help on Buildings" }));
  expect(onHelp).toHaveBeenCalledOnce();
  unmount();
  draw(states, "without filters");
  expect(screen.queryByRole("button", { name: "Help on Buildings" })).toBeNull();
});

it.each([
  ["the first", [[1]]],
  ["without filters", [[-1], [1]]],
  ["the last", [[-1]]],
] as const)("moves the layer no further than the ends: %s", async (state, moves) => {
  const onMove = vi.fn();
  const { user } = draw(states, state, { onMove });
  await user.click(screen.getByRole("button", { name: "Move Buildings up" }));
  await user.click(screen.getByRole("button", { name: "Move Buildings down" }));
  expect(onMove.mock.calls).toEqual(moves);
});
