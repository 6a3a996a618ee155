import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MediumField.states.tsx";

it("asks for a picture and what it shows", async () => {
  const [onChoose, onAlt, onAddress] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "empty", { onChoose, onAlt, onAddress });
  expect(screen.queryByRole("img")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Choose or upload…" }));
  await user.type(screen.getByRole("textbox", { name: "Alternative text" }), "A");
  await user.type(screen.getByRole("textbox", { name: "Address" }), "m");
  expect(onChoose).toHaveBeenCalledOnce();
  expect(onAlt).toHaveBeenCalledWith("A");
  expect(onAddress).toHaveBeenCalledWith("m");
});

it("shows the picture there is, and lets it go", async () => {
  const onRemove = vi.fn();
  const { user } = draw(states, "chosen", { onRemove });
  expect(screen.getByRole("img", { name: "The bridge in flood" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove: Wide picture" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
