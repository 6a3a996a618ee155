import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./WorkingView.states.tsx";

it("says what is done after a second, and can be given up", async () => {
  const onCancel = vi.fn();
  draw(states, "reading", { onCancel });
  await expect
    .poll(() => screen.getByRole("status").textContent, { timeout: 5_000 })
    .toBe("Reading zones.zip…");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onCancel).toHaveBeenCalledOnce();
});
