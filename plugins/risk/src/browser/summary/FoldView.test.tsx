import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FoldView.states.tsx";

it.each([
  ["open", "true", "Coastal flooding1 in 100 years", true],
  ["closed", "false", "Coastal flooding1 in 100 years45, 50%", false],
  ["closed without figures", "false", "Coastal flooding1 in 100 years", false],
] as const)(
  "shows what is in it while it is open, else its figures: %s",
  (state, expanded, head, isShown) => {
    draw(states, state);
    const button = screen.getByRole("button");
    expect(button.getAttribute("aria-expanded")).toBe(expanded);
    expect(button.textContent).toBe(head);
    expect(screen.queryByText("45 of 90 assessed are exposed.") !== null).toBe(isShown);
  },
);

it("opens and closes from its head", async () => {
  const onToggle = vi.fn();
  const { user } = draw(states, "long text", { onToggle });
  await user.click(screen.getByRole("button"));
  expect(onToggle).toHaveBeenCalledOnce();
});
