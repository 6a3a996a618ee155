import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SortableEntry.states.tsx";

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;

it("issue 13.5: is moved by keyboard, and not beyond the ends", async () => {
  const onMove = vi.fn();
  const { user, unmount } = draw(states, "middle", { onMove });
  screen.getByRole("button", { name: "Move block 2 up" }).focus();
  await user.keyboard("{Enter}");
  expect(onMove).toHaveBeenLastCalledWith(1, 0);
  await user.click(screen.getByRole("button", { name: "Move block 2 down" }));
  expect(onMove).toHaveBeenLastCalledWith(1, 2);
  unmount();
  draw(states, "the only one");
  expect([isDisabled("Move block 1 up"), isDisabled("Move block 1 down")]).toEqual([true, true]);
});
