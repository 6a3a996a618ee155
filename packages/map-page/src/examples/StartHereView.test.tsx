import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./StartHereView.states.tsx";

it("is sent away by a button that says so", async () => {
  const onClose = vi.fn();
  const { user } = draw(states, "open", { onClose });
  expect(screen.getByRole("heading", { name: "Begin with an example" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Close the examples" }));
  expect(onClose).toHaveBeenCalledOnce();
});
