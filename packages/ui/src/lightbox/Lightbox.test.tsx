import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Lightbox.states.tsx";

it("G-17: shows a picture with its words, and which of how many it is", () => {
  draw(states, "in the middle");
  const dialog = screen.getByRole("dialog", { name: "Picture 2 of 3" });
  expect(screen.getByRole("img", { name: "A gauge board at the weir." }).getAttribute("height")).toBe("900");
  expect(dialog.querySelector("figcaption")?.textContent).toBe("A gauge board at the weir.");
});

it("G-17: is led on and back by arrow keys and by buttons, and not beyond its ends", async () => {
  const onMove = vi.fn();
  const { user } = draw(states, "in the middle", { onMove });
  await user.click(screen.getByRole("button", { name: "Next picture" }));
  await user.keyboard("{ArrowLeft}{ArrowRight}");
  expect(onMove.mock.calls).toEqual([[2], [0], [2]]);
});

it.each([
  ["first", "Previous picture", "{ArrowLeft}"],
  ["last, without words", "Next picture", "{ArrowRight}"],
] as const)("stays at the %s", async (state, button, key) => {
  const onMove = vi.fn();
  const { user } = draw(states, state, { onMove });
  await user.click(screen.getByRole("button", { name: button }));
  await user.keyboard(key);
  expect(onMove).not.toHaveBeenCalled();
});

it("G-17: closes by Escape and by its cross", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "one", { onClose });
  expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("is nothing while it is closed", () => {
  draw(states, "closed");
  expect(screen.queryByRole("dialog")).toBeNull();
});
