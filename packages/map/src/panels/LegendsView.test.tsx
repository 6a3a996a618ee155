import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LegendsView.states.tsx";

const titles = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

it("is not there without anything to explain", () => {
  draw(states, "none");
  expect(screen.queryByRole("region", { name: "Legends" })).toBeNull();
});

it("has its cards in order", () => {
  draw(states, "two");
  expect(screen.getByRole("region", { name: "Legends" })).toBeTruthy();
  expect(titles()).toEqual(["Damage state", "Schools"]);
});

it.each([
  ["two", "Collapse legends", 2],
  ["many", "Collapse legends", 20],
  ["closed", "Expand legends", 0],
] as const)("is folded and unfolded as a whole: %s", async (state, name, count) => {
  const onToggle = vi.fn();
  const { user } = draw(states, state, { onToggle });
  expect(titles()).toHaveLength(count);
  await user.click(screen.getByRole("button", { name, expanded: count > 0 }));
  expect(onToggle).toHaveBeenCalledOnce();
});
