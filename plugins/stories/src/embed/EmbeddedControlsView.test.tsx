import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./EmbeddedControlsView.states.tsx";

it("STO: zooms both ways, and goes full screen", async () => {
  const onZoom = vi.fn();
  const onFullScreen = vi.fn();
  const { user } = draw(states, "usual", { onZoom, onFullScreen });
  await user.click(screen.getByRole("button", { name: "Zoom in" }));
  await user.click(screen.getByRole("button", { name: "Zoom out" }));
  await user.click(screen.getByRole("button", { name: "Full screen" }));
  expect(onZoom.mock.calls).toEqual([[1], [-1]]);
  expect(onFullScreen).toHaveBeenCalledOnce();
});

it("STO: offers no full screen where the site around it allows none", () => {
  draw(states, "where the site allows none");
  expect(screen.queryByRole("button", { name: /full screen/i })).toBeNull();
});
