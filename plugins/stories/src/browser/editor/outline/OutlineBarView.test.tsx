import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./OutlineBarView.states.tsx";

it("moves, duplicates and deletes what is selected, which it names", async () => {
  const [onMove, onDuplicate, onDelete] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "step", { onMove, onDuplicate, onDelete });
  for (const what of ["Move up", "Move down", "Duplicate", "Delete"])
    await user.click(screen.getByRole("button", { name: `${what}: step 'Rain in the hills'` }));
  expect(onMove.mock.calls).toEqual([[-1], [1]]);
  expect(onDuplicate).toHaveBeenCalledOnce();
  expect(onDelete).toHaveBeenCalledOnce();
});

it("goes no further than the first", async () => {
  const onMove = vi.fn();
  const { user } = draw(states, "first", { onMove });
  await user.click(screen.getByRole("button", { name: /Move up/ }));
  expect(onMove).not.toHaveBeenCalled();
});

it("does nothing to the story itself but add to it", async () => {
  const [onDelete, onAddChapter] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "story", { onDelete, onAddChapter });
  await user.click(screen.getByRole("button", { name: /Delete/ }));
  await user.click(screen.getByRole("button", { name: "Add chapter" }));
  expect(onDelete).not.toHaveBeenCalled();
  expect(onAddChapter).toHaveBeenCalledOnce();
});
