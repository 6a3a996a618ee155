import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SelectedHead.states.tsx";

it.each(["usual", "long text"] as const)("says what is selected, and clears it: %s", async (state) => {
  const onClear = vi.fn();
  const { user } = draw(states, state, { onClear });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(states.states[state].title);
  await user.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(onClear).toHaveBeenCalledOnce();
});
