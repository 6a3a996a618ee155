import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./LandingView.states.tsx";

it("PRI-04 has its heading and 'Start', which has the focus", async () => {
  const [onStart, onSkip] = [vi.fn(), vi.fn()];
  const { user, getByRole } = draw(states, "shown", { onStart, onSkip });
  expect(getByRole("heading", { name: "Prioritise adaptation areas." })).toBeTruthy();
  const start = getByRole("button", { name: "Start" });
  expect(document.activeElement).toBe(start);
  await user.click(start);
  await user.click(getByRole("button", { name: "Go to the map" }));
  expect(onStart).toHaveBeenCalledOnce();
  expect(onSkip).toHaveBeenCalledOnce();
});
