import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./OutlineRow.states.tsx";

it("is chosen by a press, and says what is amiss with it", async () => {
  const onSelect = vi.fn();
  const { user } = draw(states, "with problems", { onSelect });
  await user.click(screen.getByRole("button", { name: /The stopbank.*3 problems/ }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it("says which is open", () => {
  draw(states, "selected");
  expect(screen.getByRole("button", { current: true }).textContent).toBe("The stopbank");
});
