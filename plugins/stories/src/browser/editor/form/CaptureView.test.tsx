import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./CaptureView.states.tsx";

it.each(["view", "layers", "regions", "area"] as const)("takes the %s of now from the map", async (part) => {
  const onCapture = vi.fn();
  const { user } = draw(states, "same", { onCapture });
  await user.click(screen.getByRole("button", { name: `Capture ${part}` }));
  expect(onCapture).toHaveBeenCalledWith(part);
});

it("says where the map shows something else, and shows the step there", async () => {
  const onShow = vi.fn();
  const { user } = draw(states, "differing", { onShow });
  expect(screen.getAllByText("The map shows something else.")).toHaveLength(4);
  await user.click(screen.getByRole("button", { name: "Show this step on the map" }));
  expect(onShow).toHaveBeenCalledOnce();
});
