import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ErrorScreen.states.tsx";

it("says that it broke, loads again, and leads to somebody to tell", async () => {
  const onReload = vi.fn();
  const { user } = draw(states, "broken", { onReload });
  expect(screen.getByRole("heading", { name: "An unexpected error has occurred" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Submit Feedback" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Load again" }));
  expect(onReload).toHaveBeenCalledOnce();
});
