import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MediumActions.states.tsx";

it("G-04: copies one for a text, changes its words and deletes it", async () => {
  const [onCopy, onDescribe, onDelete] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "unused", { onCopy, onDescribe, onDelete });
  await user.click(screen.getByRole("button", { name: "Copy bridge.jpg for a text" }));
  await user.click(screen.getByRole("button", { name: "Describe bridge.jpg" }));
  await user.click(screen.getByRole("button", { name: "Delete bridge.jpg" }));
  for (const called of [onCopy, onDescribe, onDelete]) expect(called).toHaveBeenCalledOnce();
});

it("G-04: does not delete what a text shows", async () => {
  const onDelete = vi.fn();
  const { user } = draw(states, "used", { onDelete });
  const button = screen.getByRole("button", { name: "Delete bridge.jpg" });
  await user.click(button);
  expect([button.getAttribute("aria-disabled"), onDelete.mock.calls]).toEqual(["true", []]);
});

it("describes no film", () => {
  draw(states, "film");
  expect(screen.queryByRole("button", { name: /Describe/ })).toBeNull();
});
