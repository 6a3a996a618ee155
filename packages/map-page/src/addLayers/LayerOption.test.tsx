import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LayerOption.states.tsx";

const box = () => screen.getByRole<HTMLInputElement>("checkbox");

it.each([
  ["free", "Buildings", false],
  ["chosen", "Buildings", true],
  ["with its scenario", "River floodOnce in 100 years", false],
] as const)("says what it is and whether it was chosen: %s", async (state, words, isChosen) => {
  const onToggle = vi.fn();
  const { user } = draw(states, state, { onToggle });
  expect([box().closest("label")?.textContent, box().checked]).toEqual([words, isChosen]);
  await user.click(box());
  expect(onToggle).toHaveBeenCalledOnce();
});

it("stays in reach where it cannot be chosen, and says why", async () => {
  const onToggle = vi.fn();
  const { user } = draw(states, "blocked", { onToggle });
  await user.tab();
  expect(document.activeElement?.contains(box())).toBe(true);
  expect((await screen.findByRole("tooltip")).textContent).toBe("No Data");
  await user.click(box());
  expect([onToggle.mock.calls.length, box().getAttribute("aria-disabled")]).toEqual([0, "true"]);
});

it("MAP-19 opens the help that there is on it, without choosing it", async () => {
  const [onHelp, onToggle] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "with help", { onHelp, onToggle });
  await user.click(screen.getByRole("button", { name: "Help on Buildings" }));
  expect([onHelp.mock.calls.length, onToggle.mock.calls.length]).toEqual([1, 0]);
});

it("offers no help where there is none", () => {
  draw(states, "free");
  expect(screen.queryByRole("button")).toBeNull();
});
