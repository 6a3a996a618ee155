import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PreviewLineView.states.tsx";

it("says that it is a preview, and leads out of it", async () => {
  const onLeave = vi.fn();
  const { user } = draw(states, "shown", { onLeave });
  expect(screen.getByRole("status").textContent).toContain("You see Stopbank as a member does.");
  await user.click(screen.getByRole("button", { name: "Leave the preview" }));
  expect(onLeave).toHaveBeenCalledOnce();
});
